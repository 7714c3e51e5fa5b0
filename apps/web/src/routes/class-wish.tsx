import { createFileRoute, useLocation } from '@tanstack/react-router';
import { ClassWishScreen } from '../features/account/class-wish-screen.tsx';

export const Route = createFileRoute('/class-wish')({ component: ClassWish });

function ClassWish() {
  // Behind the #, so that no server ever reads it in an address.
  return <ClassWishScreen token={useLocation({ select: ({ hash }) => hash })} />;
}
