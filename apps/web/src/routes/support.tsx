import { createFileRoute } from '@tanstack/react-router';
import { SupportPage } from '../features/legal/support-page.tsx';

export const Route = createFileRoute('/support')({ component: SupportPage });
