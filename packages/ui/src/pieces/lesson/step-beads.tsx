import type {} from '../../styles/css-properties.ts';
import noodle from '../../drawings/art/noodle/happy.svg?no-inline';
import { Drawing } from '../../drawings/drawing.tsx';
import { Icon } from '../../icons/icon.tsx';
import styles from './step-beads.module.css';

type Props = {
  /** The current step, counted from 1. */
  step: number;
  of: number;
  label?: string;
};

/** The steps of a lesson as beads on a noodle. Noodle rides from the bead before to the one that is now. */
export function StepBeads({ step, of, label = 'Lesson progress' }: Props) {
  const now = Math.min(Math.max(step, 1), of);
  return (
    <div className={styles.beads} style={{ '--at': of > 1 ? (now - 1) / (of - 1) : 1, '--of': of }}>
      <progress
        className={styles.value}
        aria-label={label}
        value={now}
        max={of}
        aria-valuetext={`Step ${now} of ${of}`}
      />
      {Array.from({ length: of }, (_, index) => (
        <span
          key={index}
          className={styles.slot}
          data-bead={index + 1 < now ? 'done' : index + 1 === now ? 'now' : 'open'}
        >
          <span className={styles.bead}>{index + 1 < now && <Icon name="check" size={16} />}</span>
        </span>
      ))}
      <span key={now} className={styles.rider} data-rides={now > 1 || undefined}>
        <Drawing src={noodle} size={44} />
      </span>
    </div>
  );
}
