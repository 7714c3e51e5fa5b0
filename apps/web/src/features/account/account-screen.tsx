import { PRODUCT, isAdult } from '@noodlenaut/domain';
import type { Role } from '@noodlenaut/domain';
import { GoogleLink } from './google-link.tsx';
import { PasswordChange } from './password-change.tsx';
import { PicturesNote } from './pictures-note.tsx';
import { SessionList } from './session-list.tsx';

type Props = {
  role: Role;
  /** Who signs in with pictures has no password to change. */
  signsInWith: 'pictures' | 'password';
  offersGoogle: boolean;
};

/** One's own account: how one signs in, and where. */
export function AccountScreen({ role, signsInWith, offersGoogle }: Props) {
  return (
    <>
      <title>{`Account · ${PRODUCT.name}`}</title>
      <h1>Your account</h1>
      {offersGoogle && <GoogleLink />}
      {signsInWith === 'pictures' ? <PicturesNote /> : <PasswordChange isAdult={isAdult(role)} />}
      <SessionList />
    </>
  );
}
