import { api } from '../../lib/api/api.ts';
import { PasswordField } from '@noodlenaut/ui/pieces/form/password-field';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { notify } from '../../lib/notices/notices.ts';
import styles from './account.module.css';
import { CheckedForm } from './checked-form.tsx';
import { NewPassword } from './new-password.tsx';
import { useCheckedForm } from './use-checked-form.ts';
import { useWrite } from '../../lib/api/use-write.ts';

const EMPTY = { currentPassword: '', newPassword: '' };

export function PasswordChange({ isAdult }: { isAdult: boolean }) {
  const checked = useCheckedForm(EMPTY, 'changePasswordRequest', undefined, 'newPassword');
  const { form, text, showServerIssues } = checked;
  const change = useWrite({
    mutationFn: () => api.account.changePassword.mutate(form.getValues()),
    onSuccess: () => {
      form.reset();
      notify({
        title: 'Your password is changed',
        ...(isAdult && {
          description: 'Other devices are signed out, and trusted ones have to be trusted again.',
        }),
        tone: 'success',
      });
    },
    onError: (error) => {
      if (!showServerIssues(error))
        notify({
          title: 'Your password did not change',
          description: sentenceOf(error),
          tone: 'destructive',
        });
    },
  });
  const field = (name: keyof typeof EMPTY) => ({
    name,
    error: text(name),
    ...form.getInputProps(name, { withError: false }),
  });
  return (
    <section className="panel stack" aria-labelledby="password">
      <h2 id="password">Password</h2>
      <CheckedForm checked={checked} onValid={() => change.mutate()}>
        <div className={styles.two}>
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            {...field('currentPassword')}
          />
          <NewPassword
            label="New password"
            isAdult={isAdult}
            {...field('newPassword')}
            value={form.values.newPassword}
          />
        </div>
        <div>
          <StickerButton type="submit" tone="primary" pending={change.isPending}>
            {change.isPending ? 'Saving...' : 'Change password'}
          </StickerButton>
        </div>
      </CheckedForm>
    </section>
  );
}
