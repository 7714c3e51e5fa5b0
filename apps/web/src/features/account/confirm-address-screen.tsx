import { api } from '../../lib/api/api.ts';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { pageLink } from '../../lib/links/page-link.tsx';
import { Gate } from './gate.tsx';
import styles from './picture-sign-in.module.css';
import { useWrite } from '../../lib/api/use-write.ts';

/** Where the link to a new address leads. A press says yes: programs that read mails open links by themselves. */
export function ConfirmAddressScreen({ token }: { token: string }) {
  const { mutate, data, isPending, isSuccess, isError, error } = useWrite({
    mutationFn: () => api.account.confirmAddress.mutate({ token }),
  });
  return (
    <Gate
      title="Your e-mail address"
      mood={isError ? 'encouraging' : 'happy'}
      says={isError ? 'Let us look.' : 'Mail for you!'}
    >
      <div className={styles.over}>
        <h1>Is this your address?</h1>
        <p aria-live="polite">
          {!isSuccess &&
            !isError &&
            'Say yes, and letters about your account and your children may come here.'}
          {isSuccess && `Thank you. ${data.email} is confirmed.`}
          {isError && sentenceOf(error)}
        </p>
        {isSuccess || isError ? (
          <StickerButton tone="primary" renderRoot={pageLink('/')}>
            To the start
          </StickerButton>
        ) : (
          <StickerButton tone="primary" pending={isPending} onClick={() => mutate()}>
            Yes, it is mine
          </StickerButton>
        )}
      </div>
    </Gate>
  );
}
