import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type Props = {
  title: string;
  text: string;
  /** A drawing, 220 px wide. */
  art?: ReactNode;
  action?: ReactNode;
  /** An error says so to screen readers at once. */
  urgent?: boolean;
};

/** Nothing here, or not now: says what happened and what to do next. */
export function EmptyState({ title, text, art, action, urgent }: Props) {
  const heading = useId();
  return (
    <section className={styles.empty} aria-labelledby={heading} {...(urgent ? { role: 'alert' } : {})}>
      {art !== undefined && <div className={styles.art}>{art}</div>}
      <h2 id={heading}>{title}</h2>
      <p>{text}</p>
      {action}
    </section>
  );
}
