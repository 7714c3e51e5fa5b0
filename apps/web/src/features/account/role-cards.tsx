import type { Role } from '@noodlenaut/domain';
import styles from './account.module.css';
import { ROLE_OPTIONS } from './role-options.ts';

type Props = {
  role: Role | '';
  /** A role is chosen once (P1.14): the others are closed then. */
  fixed: boolean;
  onChoose: (role: Role) => void;
};

export function RoleCards({ role, fixed, onChoose }: Props) {
  return (
    <fieldset>
      <legend className={styles.legend}>I am a</legend>
      <div className={styles.cards}>
        {ROLE_OPTIONS.map((option) => (
          <label key={option.value} className={styles.card}>
            <input
              type="radio"
              name="role"
              value={option.value}
              checked={role === option.value}
              disabled={fixed && role !== option.value}
              onChange={() => onChoose(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {fixed && <p className="soft small">Your role is set. Please ask for help to change it.</p>}
    </fieldset>
  );
}
