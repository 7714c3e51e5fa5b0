import { createFileRoute } from '@tanstack/react-router';
import { LogosScreen } from '../features/logos/logos-screen.tsx';

export const Route = createFileRoute('/_in/_page/logos')({ component: LogosScreen });
