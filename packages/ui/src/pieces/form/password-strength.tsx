import styles from './password-strength.module.css';

type Props = {
  /** 0 to 4, as the estimator says it. */
  score: 0 | 1 | 2 | 3 | 4;
  /** The verdict in words: 'Strong'. */
  text: string;
};

const STEPS = [1, 2, 3, 4] as const;

/** Four links of a noodle. The words say it; the colour only helps. */
export function PasswordStrength({ score, text }: Props) {
  return (
    <div className={styles.strength} data-score={score}>
      <span className={styles.bars} aria-hidden="true">
        {STEPS.map((step) => (
          <span key={step} data-on={step <= Math.max(score, 1) || undefined} />
        ))}
      </span>
      <output className={styles.text}>{text}</output>
    </div>
  );
}
