import { createFileRoute, useLocation } from '@tanstack/react-router';
import { ConfirmAddressScreen } from '../features/account/confirm-address-screen.tsx';

export const Route = createFileRoute('/address')({ component: ConfirmAddress });

function ConfirmAddress() {
  return <ConfirmAddressScreen token={useLocation({ select: ({ hash }) => hash })} />;
}
