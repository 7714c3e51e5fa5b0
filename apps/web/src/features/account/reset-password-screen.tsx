import { api } from '../../lib/api/api.ts';
import { FormNotice } from '@noodlenaut/ui/pieces/form/form-notice';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { Link, useRouter } from '@tanstack/react-router';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { notify } from '../../lib/notices/notices.ts';
import { CheckedForm } from './checked-form.tsx';
import { Gate } from './gate.tsx';
import { NewPassword } from './new-password.tsx';
import { useCheckedForm } from './use-checked-form.ts';
import { useWrite } from '../../lib/api/use-write.ts';

/** Where the link of the reset mail leads. */
export function ResetPasswordScreen({ token }: { token: string }) {
  const router = useRouter();
  const checked = useCheckedForm(
    { token, newPassword: '' },
    'confirmPasswordReset',
    undefined,
    'newPassword',
  );
  const { form, text, showServerIssues } = checked;
  const reset = useWrite({
    mutationFn: () => api.account.confirmPasswordReset.mutate(form.getValues()),
    onSuccess: async () => {
      notify({
        title: 'Your password is changed',
        description: 'Power on with the new one.',
        tone: 'success',
      });
      await router.navigate({ to: '/login' });
    },
    onError: (error) => {
      if (!showServerIssues(error))
        notify({ title: 'That did not work', description: sentenceOf(error), tone: 'destructive' });
    },
  });
  const isBroken = token === '' || text('token') !== undefined;
  return (
    <Gate title="Choose a new password" mood="encouraging" says="A fresh start!">
      <CheckedForm checked={checked} onValid={() => reset.mutate()}>
        <h1>Choose a new password</h1>
        {isBroken && <FormNotice>This link is not complete. Please ask for a new one.</FormNotice>}
        <NewPassword
          label="New password"
          isAdult
          name="newPassword"
          error={text('newPassword')}
          {...form.getInputProps('newPassword', { withError: false })}
          value={form.values.newPassword}
        />
        <StickerButton
          type="submit"
          tone="primary"
          size="lg"
          wide
          pending={reset.isPending}
          disabled={isBroken}
        >
          {reset.isPending ? 'Saving...' : 'Save the password'}
        </StickerButton>
        <Link className="link" to="/forgot-password">
          Ask for a new link
        </Link>
      </CheckedForm>
    </Gate>
  );
}
