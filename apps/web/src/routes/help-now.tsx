import { createFileRoute } from '@tanstack/react-router';
import { HelpNowPage } from '../features/legal/help-now-page.tsx';

export const Route = createFileRoute('/help-now')({ component: HelpNowPage });
