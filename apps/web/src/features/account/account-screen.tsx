import { PRODUCT, isAdult } from '@noodlenaut/domain';
import type { Role } from '@noodlenaut/domain';
import { GoogleLink } from './google-link.tsx';
import { PasswordChange } from './password-change.tsx';
import type { SignsInWith } from './open-account.ts';
import { SessionList } from './session-list.tsx';
import { SignInNote } from './sign-in-note.tsx';

type Props = {
  role: Role;
  signsInWith: SignsInWith;
  offersGoogle: boolean;
};

/** One's own account: how one signs in, and where. */
export function AccountScreen({ role, signsInWith, offersGoogle }: Props) {
  return (
    <>
      <title>{`Account · ${PRODUCT.name}`}</title>
      <h1>Your account</h1>
      {offersGoogle && <GoogleLink />}
      {signsInWith === 'password' ? (
        <PasswordChange isAdult={isAdult(role)} />
      ) : (
        <SignInNote signsInWith={signsInWith} />
      )}
      <SessionList />
    </>
  );
}
