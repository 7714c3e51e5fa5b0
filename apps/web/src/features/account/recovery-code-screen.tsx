import { api } from '../../lib/api/api.ts';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { TextField } from '@noodlenaut/ui/pieces/form/text-field';
import { useRouter } from '@tanstack/react-router';
import { notify } from '../../lib/notices/notices.ts';
import { CheckedForm } from './checked-form.tsx';
import { Gate } from './gate.tsx';
import { NewPassword } from './new-password.tsx';
import { fieldOf, useSavedForm } from './saved-form.ts';
import { useCheckedForm } from './use-checked-form.ts';

/** A new password for one of the codes on paper. */
export function RecoveryCodeScreen({ onOther }: { onOther: () => void }) {
  const router = useRouter();
  const empty = { username: '', code: '', newPassword: '' };
  const checked = useCheckedForm(empty, 'useRecoveryCodeRequest', undefined, 'newPassword');
  const save = useSavedForm(
    checked,
    () => api.account.useRecoveryCode.mutate(checked.form.getValues()),
    async () => {
      notify({
        title: 'Your password is changed',
        description: 'Power on with the new one.',
        tone: 'success',
      });
      await router.navigate({ to: '/login' });
    },
  );
  return (
    <Gate title="Use a recovery code" mood="encouraging" says="We find a way in.">
      <CheckedForm checked={checked} onValid={() => save.mutate()}>
        <h1>Use a recovery code</h1>
        <p className="soft">Each code works once. Every device is signed out.</p>
        <TextField label="Username" autoComplete="username" {...fieldOf(checked, 'username')} />
        <TextField label="Recovery code" autoComplete="off" {...fieldOf(checked, 'code')} />
        <NewPassword
          label="New password"
          isAdult
          {...fieldOf(checked, 'newPassword')}
          value={checked.form.values.newPassword}
        />
        <StickerButton type="submit" tone="primary" size="lg" wide pending={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save the password'}
        </StickerButton>
        <StickerButton onClick={onOther}>Another way</StickerButton>
      </CheckedForm>
    </Gate>
  );
}
