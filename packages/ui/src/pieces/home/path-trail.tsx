import type { SubjectId } from '@noodlenaut/domain';
import { InlineEmblem } from '../../drawings/inline-emblem.tsx';
import { Icon } from '../../icons/icon.tsx';
import styles from './path-trail.module.css';

interface TrailStep {
  readonly id: string;
  readonly subject: SubjectId;
  readonly title: string;
  /** The day until when, in words. */
  readonly text?: string;
}
type Props = {
  label: string;
  steps: readonly TrailStep[];
  /** What is at the end of the trail: 'and 6 more', 'the end'. */
  end: string;
  /** By pictures alone; the names stay for who listens. */
  isPictures?: boolean;
};

/** The steps that come after the next one, as a winding trail that ends at a trophy. It is only to look at. */
export function PathTrail({ label, steps, end, isPictures = false }: Props) {
  return (
    <ol className={styles.trail} aria-label={label} {...(isPictures && { 'data-size': 'pictures' })}>
      {steps.map(({ id, subject, title, text }) => (
        <li key={id} className={styles.step} data-s={subject}>
          <span className={styles.stone}>
            <InlineEmblem subject={subject} size={40} />
          </span>
          <span className={styles.name}>
            {title}
            {text !== undefined && <span className={styles.day}>{text}</span>}
          </span>
        </li>
      ))}
      <li className={styles.step}>
        <span className={styles.stone} data-end>
          <Icon name="trophy" size={28} />
        </span>
        <span className={styles.name}>{end}</span>
      </li>
    </ol>
  );
}
