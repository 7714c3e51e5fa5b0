import { PASSWORD_ADVISED, PASSWORD_MAX, PASSWORD_MIN, passwordStrength } from '@noodlenaut/domain';
import { PasswordField } from '@noodlenaut/ui/pieces/form/password-field';
import { PasswordStrength } from '@noodlenaut/ui/pieces/form/password-strength';
import type { ComponentProps } from 'react';

const VERDICTS = ['Too short', 'Easy to guess', 'Okay', 'Good', 'Strong'] as const;

type Props = Omit<ComponentProps<typeof PasswordField>, 'value' | 'hint' | 'after'> & {
  value: string;
  /** Grown-ups get the meter and the advice (P2.10). */
  isAdult: boolean;
};

/** The fields for a new password. */
export function NewPassword({ value, isAdult, ...field }: Props) {
  const score = passwordStrength(value);
  const bounds = `${PASSWORD_MIN} to ${PASSWORD_MAX} characters.`;
  return (
    <PasswordField
      {...field}
      value={value}
      autoComplete="new-password"
      hint={isAdult ? `${bounds} Grown-ups: ${PASSWORD_ADVISED} or more is safer.` : bounds}
      {...(isAdult && value !== ''
        ? { after: <PasswordStrength score={score} text={VERDICTS[score]} /> }
        : {})}
    />
  );
}
