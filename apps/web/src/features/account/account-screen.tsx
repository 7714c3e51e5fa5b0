import { PRODUCT, isAdult } from '@noodlenaut/domain';
import type { Role } from '@noodlenaut/domain';
import { GoogleLink } from './google-link.tsx';
import { PasswordChange } from './password-change.tsx';
import { SessionList } from './session-list.tsx';

/** One's own account: the password and where it is signed in. */
export function AccountScreen({ role, offersGoogle }: { role: Role; offersGoogle: boolean }) {
  return (
    <>
      <title>{`Account · ${PRODUCT.name}`}</title>
      <h1>Your account</h1>
      {offersGoogle && <GoogleLink />}
      <PasswordChange isAdult={isAdult(role)} />
      <SessionList />
    </>
  );
}
