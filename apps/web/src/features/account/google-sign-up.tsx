import { api } from '../../lib/api/api.ts';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { notify } from '../../lib/notices/notices.ts';
import styles from './account.module.css';
import { useWrite } from '../../lib/api/use-write.ts';
import { leaveApp } from '../../lib/links/leave-app.ts';

/** Google's sign in its own four colours, as its rules ask. */
function GoogleMark() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M22.6 12.2c0-.8-.1-1.5-.2-2.2H12v4.2h5.9a5 5 0 0 1-2.2 3.300v2.700h3.500c2.1-1.900 3.400-4.800 3.400-8z"
      />
      <path
        fill="#34A853"
        d="M12 23c3 0 5.500-1 7.300-2.700l-3.500-2.700a6.600 6.600 0 0 1-9.900-3.500H2.200v2.800A11 11 0 0 0 12 23z"
      />
      <path fill="#FBBC05" d="M5.900 14.100a6.600 6.600 0 0 1 0-4.200V7.100H2.200a11 11 0 0 0 0 9.800z" />
      <path
        fill="#EA4335"
        d="M12 5.400c1.600 0 3.100.6 4.200 1.600l3.200-3.100A11 11 0 0 0 2.200 7.100l3.700 2.800A6.600 6.600 0 0 1 12 5.400z"
      />
    </svg>
  );
}

const ADVICE = 'Please use the registration form below.';

/** Google first, Apple disabled (S2.018, S2.019). The browser itself goes to Google. */
export function GoogleSignUp() {
  const google = useWrite({
    mutationFn: () => api.account.oauthStatus.query(),
    onSuccess: ({ googleOAuth }) => {
      if (googleOAuth.configured) leaveApp.to('/api/auth/google');
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
