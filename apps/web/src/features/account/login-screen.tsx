import { api } from '../../lib/api/api.ts';
import { PICTURES_COOKIE } from '@noodlenaut/domain';
import { PasswordField } from '@noodlenaut/ui/pieces/form/password-field';
import { FormNotice } from '@noodlenaut/ui/pieces/form/form-notice';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { TextField } from '@noodlenaut/ui/pieces/form/text-field';
import { Link } from '@tanstack/react-router';
import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { notify } from '../../lib/notices/notices.ts';
import styles from './account.module.css';
import { CheckedForm } from './checked-form.tsx';
import { Gate } from './gate.tsx';
import { useCheckedForm } from './use-checked-form.ts';
import { useEnter } from './use-enter.ts';
import { useWrite } from '../../lib/api/use-write.ts';

const GOOGLE = {
  failed: 'Google could not confirm who you are. Please try again or use your password.',
  link: 'An account with this email exists. Sign in with its password, then you can link Google.',
} as const;

/** Only a device that a family trusts loads it, and asks who its children are. */
const PictureSignIn = lazy(async () => (await import('./load-picture-sign-in.ts')).loadPictureSignIn());
/** Only who has two-step sign-in loads it. */
const CodeStep = lazy(() => import('./code-step.tsx'));
const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : null);
const timezone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function LoginScreen({ google }: { google: keyof typeof GOOGLE | null }) {
  const enter = useEnter();
  const checked = useCheckedForm({ username: '', password: '' }, 'loginRequest');
  const { form, text } = checked;
  const [step, setStep] = useState<'password' | 'code' | 'another'>('password');
  const asksCode = step === 'code';
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (step === 'another') name.current?.focus();
  }, [step]);
  const login = useWrite({
    mutationFn: (code: string | undefined) =>
      api.account.login.mutate({ ...form.getValues(), timezone: timezone(), ...(code && { code }) }),
    onSuccess: (reply) => enter(reply, google === 'link' ? 'link-google' : 'home'),
    onError: (error) => {
      if (codeOf(error) === 'second_factor_required') setStep('code');
      // Whatever else is wrong with a code is said at its field.
      else if (!asksCode)
        notify({ title: 'Login Failed', description: sentenceOf(error), tone: 'destructive' });
    },
  });
  const empty = [text('username'), text('password')].filter(Boolean).length;
  const says =
    empty === 2
      ? 'Two boxes are still empty.'
      : empty === 1
        ? 'One box needs you.'
        : login.isError
          ? 'Let us check that together.'
          : 'Ready for take-off?';

  if (asksCode) {
    const refusal = codeOf(login.error) === 'second_factor_required' ? null : login.error;
    return (
      <Gate title="Power On" mood={refusal ? 'encouraging' : 'happy'} says="Almost there!">
        <Suspense>
          <CodeStep
            pending={login.isPending}
            refusal={refusal}
            onSend={(code) => login.mutate(code)}
            onOther={() => {
              setStep('another');
              login.reset();
              form.reset();
            }}
          />
        </Suspense>
      </Gate>
    );
  }

  return (
    <Gate title="Power On" mood={empty > 0 || login.isError ? 'encouraging' : 'happy'} says={says}>
      {document.cookie.includes(`${PICTURES_COOKIE}=1`) && (
        <Suspense>
          <PictureSignIn />
        </Suspense>
      )}
      <CheckedForm checked={checked} onValid={() => login.mutate(undefined)}>
        <h1>Power On</h1>
        {google !== null && <FormNotice>{GOOGLE[google]}</FormNotice>}
        <TextField
          ref={name}
          label="Username"
          name="username"
          autoComplete="username"
          error={text('username')}
          {...form.getInputProps('username', { withError: false })}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          error={text('password')}
          {...form.getInputProps('password', { withError: false })}
        />
        <StickerButton type="submit" tone="primary" size="lg" wide icon="power" pending={login.isPending}>
          {login.isPending ? 'Signing In...' : 'Power On'}
        </StickerButton>
        <p className={styles.ways}>
          <span>
            New here?{' '}
            <Link className="link" to="/register">
              Join Fun!
            </Link>
          </span>
          <Link className="link" to="/forgot-password">
            Forgot your password?
          </Link>
        </p>
      </CheckedForm>
    </Gate>
  );
}
