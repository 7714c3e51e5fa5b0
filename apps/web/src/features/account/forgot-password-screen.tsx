import { api } from '../../lib/api/api.ts';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { TextField } from '@noodlenaut/ui/pieces/form/text-field';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { notify } from '../../lib/notices/notices.ts';
import { CheckedForm } from './checked-form.tsx';
import { Gate } from './gate.tsx';
import { RecoveryCodeScreen } from './recovery-code-screen.tsx';
import { useCheckedForm } from './use-checked-form.ts';
import { useWrite } from '../../lib/api/use-write.ts';

/** Two ways to reset the password: a link by mail, or a recovery code. */
export function ForgotPasswordScreen() {
  const [hasCode, setHasCode] = useState(false);
  return hasCode ? (
    <RecoveryCodeScreen onOther={() => setHasCode(false)} />
  ) : (
    <ResetMail onCode={() => setHasCode(true)} />
  );
}

/** Asks for a reset mail. The answer never tells whether an account exists. */
function ResetMail({ onCode }: { onCode: () => void }) {
  const checked = useCheckedForm({ email: '' }, 'requestPasswordReset');
  const { form, text } = checked;
  const request = useWrite({
    mutationFn: () => api.account.requestPasswordReset.mutate(form.getValues()),
    onError: (error) =>
      notify({ title: 'That did not work', description: sentenceOf(error), tone: 'destructive' }),
  });
  return (
    <Gate
      title="Forgot your password?"
      mood={request.isSuccess ? 'happy' : 'encouraging'}
      says="We find a way in."
    >
      <CheckedForm checked={checked} onValid={() => request.mutate()}>
        <h1>Forgot your password?</h1>
        {request.isSuccess ? (
          <output>If a grown-up&apos;s account uses this email, a letter with a link is on its way.</output>
        ) : (
          <>
            <p className="soft">Grown-ups get a link by email. Children ask their grown-up or teacher.</p>
            <TextField
              label="Email"
              name="email"
              type="email"
              autoComplete="email"
              error={text('email')}
              {...form.getInputProps('email', { withError: false })}
            />
            <StickerButton
              type="submit"
              tone="primary"
              size="lg"
              wide
              icon="mail"
              pending={request.isPending}
            >
              {request.isPending ? 'Sending...' : 'Send the link'}
            </StickerButton>
          </>
        )}
        <StickerButton onClick={onCode}>I have a recovery code</StickerButton>
        <Link className="link" to="/login">
          Back to Power On
        </Link>
      </CheckedForm>
    </Gate>
  );
}
