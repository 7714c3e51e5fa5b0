import { api } from '../../lib/api/api.ts';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { notify } from '../../lib/notices/notices.ts';
import styles from './account.module.css';
import { GoogleMark } from './google-mark.tsx';
import { useWrite } from '../../lib/api/use-write.ts';

const ADVICE = 'Please use the registration form below.';

/** Google first, Apple disabled (S2.018, S2.019). The browser itself goes to Google. */
export function GoogleSignUp() {
  const google = useWrite({
    mutationFn: () => api.account.oauthStatus.query(),
    onSuccess: ({ googleOAuth }) => {
      if (googleOAuth.configured) globalThis.location.assign('/api/auth/google');
      else notify({ title: 'Google Sign-up Unavailable', description: ADVICE, tone: 'destructive' });
    },
    onError: () => notify({ title: 'Connection Error', description: ADVICE, tone: 'destructive' }),
  });
  return (
    <div className={styles.two}>
      <StickerButton wide pending={google.isPending} onClick={() => google.mutate()}>
        {!google.isPending && <GoogleMark />}
        Continue with Google
      </StickerButton>
      <StickerButton wide icon="apple" disabled>
        Continue with Apple
      </StickerButton>
    </div>
  );
}
