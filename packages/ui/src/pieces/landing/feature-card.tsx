import type { SubjectId } from '@noodlenaut/domain';
import type { ReactNode } from 'react';
import styles from './feature-card.module.css';

type Props = {
  /** Whose colours the picture takes. */
  subject: SubjectId;
  title: string;
  text: string;
  /** A demo; decoration, because the text says it. */
  children: ReactNode;
};

export function FeatureCard({ subject, title, text, children }: Props) {
  return (
    <article className={styles.feature} data-s={subject}>
      <div className={styles.show} aria-hidden="true">
        {children}
      </div>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    </article>
  );
}
