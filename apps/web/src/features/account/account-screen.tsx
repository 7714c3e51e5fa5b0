import { PRODUCT, isAdult } from '@noodlenaut/domain';
import type { Role } from '@noodlenaut/domain';
import { FormNotice } from '@noodlenaut/ui/pieces/form/form-notice';
import { AddressCard } from './address-card.tsx';
import { GoogleLink } from './google-link.tsx';
import { NameCard } from './name-card.tsx';
import { OwnDataCard } from './own-data-card.tsx';
import { PasswordChange } from './password-change.tsx';
import { RecoveryCodesCard } from './recovery-codes-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import type { SignsInWith } from './open-account.ts';
import { SessionList } from './session-list.tsx';
import { SignInNote } from './sign-in-note.tsx';

type Props = {
  role: Role;
  signsInWith: SignsInWith;
  offersGoogle: boolean;
  /** Back from Google, which did not say that it was them. */
  isNotProved: boolean;
};

/** One's own account: how one signs in, and where. */
export function AccountScreen({ role, signsInWith, offersGoogle, isNotProved }: Props) {
  return (
    <>
      <title>{`Account · ${PRODUCT.name}`}</title>
      <h1>Your account</h1>
      {isNotProved && (
        <FormNotice title="Google did not confirm that it is you">
          Choose the account you power on with, and enter its password there. Or ask for a password by mail
          under &quot;Forgot your password?&quot;.
        </FormNotice>
      )}
      {offersGoogle && <GoogleLink />}
      {signsInWith === 'password' ? (
        <PasswordChange isAdult={isAdult(role)} />
      ) : (
        <SignInNote signsInWith={signsInWith} />
      )}
      {isAdult(role) && (
        <>
          {signsInWith === 'password' && <SecondFactorCard />}
          <NameCard />
          <AddressCard />
          <RecoveryCodesCard />
        </>
      )}
      <SessionList />
      {isAdult(role) && <OwnDataCard />}
    </>
  );
}
