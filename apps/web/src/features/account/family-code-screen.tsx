import { spacedCode, typedCode } from '@noodlenaut/domain';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Viewer } from '../../lib/api/replies.ts';
import { keepReturnAddress } from '../../lib/session/return-address.ts';
import { Gate } from './gate.tsx';
import styles from './picture-sign-in.module.css';

type Props = { code: string; viewer: Viewer | null };

const NEXT = 'Then you ask to be linked, and your child says yes on their own screen.';

/** Where a letter to parents leads: explains the way, and keeps the code until they are signed in (decision 0109). */
export function FamilyCodeScreen({ code, viewer }: Props) {
  const typed = typedCode(code);
  const form = `/family?add=true#${encodeURIComponent(typed)}`;
  useEffect(() => {
    if (viewer === null) keepReturnAddress(form);
  }, [viewer, form]);
  return (
    <Gate title="Your family code" mood="happy" says="Hello, grown-up!">
      <div className={styles.over}>
        <h1>See what your child learns</h1>
        {typed !== '' && (
          <p>
            Your family code: <b>{spacedCode(typed)}</b>
          </p>
        )}
        {viewer === null && (
          <>
            <p>Make an account of your own as a parent, or power on with the one you have. {NEXT}</p>
            <StickerButton tone="primary" renderRoot={(root) => <Link to="/register" {...root} />}>
              Make a parent account
            </StickerButton>
            <StickerButton tone="quiet" renderRoot={(root) => <Link to="/login" {...root} />}>
              I have an account
            </StickerButton>
          </>
        )}
        {viewer?.role === 'parent' && (
          <>
            <p>You are powered on. {NEXT}</p>
            <StickerButton
              tone="primary"
              renderRoot={(root) => <Link to="/family" search={{ add: true }} hash={typed} {...root} />}
            >
              Enter the code
            </StickerButton>
          </>
        )}
        {viewer !== null && viewer.role !== 'parent' && (
          <p>
            This code is for a parent, and somebody else is powered on here. Power down first, then open this
            page again.
          </p>
        )}
      </div>
    </Gate>
  );
}
