import { isAdult } from '@noodlenaut/domain';
import { PasswordField } from '@noodlenaut/ui/pieces/form/password-field';
import { SelectField } from '@noodlenaut/ui/pieces/form/select-field';
import { TextField } from '@noodlenaut/ui/pieces/form/text-field';
import { arePlansOn } from '../../lib/plans/are-plans-on.ts';
import { NoMoneyNote } from '@noodlenaut/ui/pieces/page/no-money-note';
import styles from './account.module.css';
import { NewPassword } from './new-password.tsx';
import { PlanChoices } from './plan-choices.tsx';
import type { RegisterValues } from './register-values.ts';
import { ROLE_OPTIONS, parseRole } from './role-options.ts';
import type { useCheckedForm } from './use-checked-form.ts';

type Props = { checked: ReturnType<typeof useCheckedForm<RegisterValues>> };

/** The fields in their order (S2.020): username, names, email, role, plan, passwords. */
export function RegisterFields({ checked: { form, text } }: Props) {
  const { role, password, subscriptionPlanId } = form.values;
  const field = (name: keyof RegisterValues & string) => ({
    name,
    error: text(name),
    ...form.getInputProps(name, { withError: false }),
  });
  return (
    <>
      <TextField label="Username" hint="3 to 50 characters" autoComplete="username" {...field('username')} />
      <div className={styles.two}>
        <TextField label="First name" optional autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" optional autoComplete="family-name" {...field('lastName')} />
      </div>
      <div className={styles.two}>
        <TextField label="Email" optional type="email" autoComplete="email" {...field('email')} />
        <SelectField
          label="I am a"
          name="role"
          options={ROLE_OPTIONS}
          value={role}
          error={text('role')}
          onChange={(event) => form.setFieldValue('role', parseRole(event.target.value))}
        />
      </div>
      {arePlansOn() && (
        <>
          <PlanChoices
            plan={subscriptionPlanId}
            error={text('subscriptionPlanId')}
            onChoose={(plan) => {
              form.setFieldValue('subscriptionPlanId', plan);
              form.clearFieldError('subscriptionPlanId');
            }}
          />
          <NoMoneyNote />
        </>
      )}
      <div className={styles.two}>
        <NewPassword label="Password" isAdult={isAdult(role)} {...field('password')} value={password} />
        <PasswordField label="Confirm password" autoComplete="new-password" {...field('confirmPassword')} />
      </div>
    </>
  );
}
