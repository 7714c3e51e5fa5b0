import { createFileRoute, useLocation } from '@tanstack/react-router';
import { QrScreen } from '../features/account/qr-screen.tsx';

export const Route = createFileRoute('/qr')({ component: Qr });

function Qr() {
  // Behind the #, so that no server ever reads it in an address.
  return <QrScreen token={useLocation({ select: ({ hash }) => hash })} />;
}
