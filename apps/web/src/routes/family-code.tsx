import { createFileRoute, useLocation } from '@tanstack/react-router';
import { FamilyCodeScreen } from '../features/account/family-code-screen.tsx';

/** Where the QR code of a letter to parents leads; the code is behind the #, so that no server reads it in an address. */
export const Route = createFileRoute('/family-code')({ component: FamilyCode });

function FamilyCode() {
  const { viewer } = Route.useRouteContext();
  const code = useLocation({ select: ({ hash }) => hash });
  return <FamilyCodeScreen code={code} viewer={viewer} />;
}
