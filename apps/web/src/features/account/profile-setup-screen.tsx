import { api, trpc } from '../../lib/api/api.ts';
import { HOME_AFTER_SETUP } from '@noodlenaut/domain';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { TextField } from '@noodlenaut/ui/pieces/form/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { serverSentence } from '../../lib/api/error-sentences.ts';
import { notify } from '../../lib/notices/notices.ts';
import { viewerQuery } from '../../lib/session/viewer.ts';
import type { User } from '../../lib/api/replies.ts';
import styles from './account.module.css';
import { CheckedForm } from './checked-form.tsx';
import { Gate } from './gate.tsx';
import { RoleCards } from './role-cards.tsx';
import { SetupRoleFields } from './setup-role-fields.tsx';
import { NO_ROLE_FIELDS, rateProblem, setupValuesOf, toSetupRequest } from './setup-values.ts';
import { useCheckedForm } from './use-checked-form.ts';
import { useWrite } from '../../lib/api/use-write.ts';

/** Profile setup (S2.159 to S2.171): a role once, names, and what the role needs. */
export function ProfileSetupScreen({ user }: { user: User }) {
  const client = useQueryClient();
  const router = useRouter();
  const checked = useCheckedForm(setupValuesOf(user), 'profileSetupRequest', rateProblem);
  const { form, text, showServerIssues } = checked;
  const { role } = form.values;
  const setup = useWrite({
    mutationFn: () => api.account.setupProfile.mutate(toSetupRequest(form.getValues())),
    onSuccess: async (reply) => {
      client.setQueryData(trpc.account.user.queryKey(), reply.user);
      await client.invalidateQueries();
      await client.fetchQuery(viewerQuery);
      notify({
        title: 'Profile Setup Complete',
        description: 'Your account has been set up successfully!',
        tone: 'success',
      });
      await router.navigate({ to: role === '' ? '/' : HOME_AFTER_SETUP[role] });
    },
    onError: (error) => {
      showServerIssues(error);
      const description = serverSentence(error) ?? 'Failed to set up your profile. Please try again.';
      notify({ title: 'Setup Failed', description, tone: 'destructive' });
    },
  });
  const field = (name: 'firstName' | 'lastName' | 'phone') => ({
    name,
    error: text(name),
    ...form.getInputProps(name, { withError: false }),
  });
  return (
    <Gate title="Set up your profile" wide mood="happy" says="Tell me who you are!">
      <CheckedForm checked={checked} onValid={() => setup.mutate()}>
        <h1>Set up your profile</h1>
        <RoleCards
          role={role}
          fixed={user.role !== ''}
          onChoose={(next) => form.setValues({ ...NO_ROLE_FIELDS, role: next })}
        />
        <div className={styles.two}>
          <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
          <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
        </div>
        <TextField label="Phone" optional type="tel" autoComplete="tel" {...field('phone')} />
        <SetupRoleFields checked={checked} />
        <StickerButton
          type="submit"
          tone="primary"
          size="lg"
          wide
          pending={setup.isPending}
          disabled={role === ''}
        >
          {setup.isPending ? 'Setting up your account...' : 'Complete Setup'}
        </StickerButton>
      </CheckedForm>
    </Gate>
  );
}
