import { api } from '../../lib/api/api.ts';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useEffect } from 'react';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { pageLink } from '../../lib/links/page-link.tsx';
import { Gate } from './gate.tsx';
import styles from './picture-sign-in.module.css';
import { useWrite } from '../../lib/api/use-write.ts';

/** Where the link of a weekly mail leads: opening it stops the mail, signed in or not. */
export function StopMailScreen({ token }: { token: string }) {
  const { mutate, isIdle, isPending, isSuccess, isError, error } = useWrite({
    mutationFn: (typed: string) => api.family.stopWeeklyMail.mutate({ token: typed }),
  });
  useEffect(() => mutate(token), [mutate, token]);
  return (
    <Gate
      title="Weekly mail"
      mood={isError ? 'encouraging' : 'happy'}
      says={isError ? 'Let us look.' : 'One mail less.'}
    >
      <div className={styles.over}>
        <h1>Weekly mail</h1>
        <p aria-live="polite">
          {isIdle || isPending ? 'One moment, please.' : null}
          {isSuccess && 'This weekly mail is stopped. You can switch it on again on the page Family.'}
          {isError && sentenceOf(error)}
        </p>
        <StickerButton tone="primary" renderRoot={pageLink('/')}>
          To the start
        </StickerButton>
      </div>
    </Gate>
  );
}
