import { PRODUCT, isAdult, type Role } from '@noodlenaut/domain';
import { FormNotice } from '@noodlenaut/ui/pieces/form/form-notice';
import { AddressCard } from './address-card.tsx';
import { GoogleLink } from './google-link.tsx';
import { NameCard } from './name-card.tsx';
import { OwnDataCard } from './own-data-card.tsx';
import { PlanLinkCard } from './plan-link-card.tsx';
import { PasswordChange } from './password-change.tsx';
import { RecoveryCodesCard } from './recovery-codes-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import type { SignsInWith } from './open-account.ts';
import { SessionList } from './session-list.tsx';
import { Speak } from '../../lib/audio/speak.tsx';

const NOTES: Readonly<
  Record<Exclude<SignsInWith, 'password'>, { readonly title: string; readonly text: string }>
> = {
  pictures: {
    title: 'Your three pictures',
    text: 'You power on with three pictures. Your grown-up can change them for you.',
  },
  google: {
    title: 'You power on with Google',
    text: 'There is no password here. Google looks after it.',
  },
};

/** In place of the password, for who has none: the pictures are a grown-up's to change (P2.19). */
function SignInNote({ signsInWith }: { signsInWith: keyof typeof NOTES }) {
  const { title, text } = NOTES[signsInWith];
  return (
    <section className="panel stack" aria-labelledby="sign-in">
      <div className="row spread">
        <h2 id="sign-in">{title}</h2>
        <Speak label="Read it to me" texts={[title, text]} size="xl" />
      </div>
      <p>{text}</p>
    </section>
  );
}

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
          <PlanLinkCard />
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
