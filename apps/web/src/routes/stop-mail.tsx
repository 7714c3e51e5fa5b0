import { createFileRoute, useLocation } from '@tanstack/react-router';
import { StopMailScreen } from '../features/account/stop-mail-screen.tsx';

export const Route = createFileRoute('/stop-mail')({ component: StopMail });

function StopMail() {
  return <StopMailScreen token={useLocation({ select: ({ hash }) => hash })} />;
}
