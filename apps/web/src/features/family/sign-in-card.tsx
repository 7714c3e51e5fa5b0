import { api } from '../../lib/api/api.ts';
import { ConfirmQuestion } from '@noodlenaut/ui/pieces/grown-up/confirm-question';
import { Icon } from '@noodlenaut/ui/icon';
import { DEFAULT_GRADE, signsInWithPictures } from '@noodlenaut/domain';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useState } from 'react';
import type { FamilyLinks } from './family-child.ts';
import { FamilyPanel } from './family-panel.tsx';
import styles from './family.module.css';
import { NewPictures } from './new-pictures.tsx';
import { SignInQr } from './sign-in-qr.tsx';
import { useFamilyAction } from '../../lib/family/use-family-action.ts';

/** How the child signs in, and the two ways out when they forgot: new pictures or a new password, and a QR code. */
export function SignInCard({ links: { child, isPrimary } }: { links: FamilyLinks }) {
  const [isOpen, setOpen] = useState(false);
  const goesByPictures = signsInWithPictures(child.grade ?? DEFAULT_GRADE);
  const reset = useFamilyAction(
    () => api.family.resetSignIn.mutate({ childId: child.id }),
    () => setOpen(false),
  );
  const password = reset.data?.password ?? null;
  return (
    <FamilyPanel title={`How ${child.name} signs in`}>
      {child.signsInWith === 'pictures' ? (
        <p>With three pictures, on a device you trust or with your QR code.</p>
      ) : (
        <p>
          With the username <b>{child.username}</b> and a password.
        </p>
      )}
      {password !== null && (
        <p className={styles.secret} aria-live="polite">
          The new password is <b>{password}</b>. Write it down now: it is shown only this once.
        </p>
      )}
      {child.signsInWith === 'pictures' && <SignInQr child={child} />}
      {!isPrimary && (
        <p className="soft small">Only the primary guardian makes a new password or new pictures.</p>
      )}
      {isPrimary && !isOpen && (
        <div>
          <FlatButton icon={<Icon name="key" size={18} />} onClick={() => setOpen(true)}>
            {goesByPictures ? 'New pictures' : 'New password'}
          </FlatButton>
        </div>
      )}
      {isOpen && goesByPictures && <NewPictures child={child} onClose={() => setOpen(false)} />}
      {isOpen && !goesByPictures && (
        <ConfirmQuestion
          question={`Make a new password? ${child.name} is signed out everywhere, and the old one stops.`}
          yes="Make it"
          no="Keep the old one"
          pending={reset.isPending}
          onYes={() => reset.mutate(undefined)}
          onNo={() => setOpen(false)}
        />
      )}
    </FamilyPanel>
  );
}
