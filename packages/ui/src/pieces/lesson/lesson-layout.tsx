import type { SubjectId } from '@noodlenaut/domain';
import { useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import { classNames } from '../../styles/class-names.ts';
import styles from './lesson-layout.module.css';
import { StepBeads } from './step-beads.tsx';
import tightness from './tightness.module.css';
import { useTightness } from './use-tightness.ts';

type Props = {
  subject: SubjectId;
  /** The way out, an `IconButton`. */
  leave: ReactNode;
  step: number;
  of: number;
  /** What the beads count, for who cannot see them. */
  progressLabel?: string;
  /** At the right of the beads. */
  comfort?: ReactNode;
  /** `BottomBar` with the one action. */
  bar: ReactNode;
  /** A question fits the screen: it is set as tight as that takes, and only what no setting fits scrolls. */
  fit?: boolean;
  children: ReactNode;
  mainRef?: Ref<HTMLElement>;
};

/** The lesson player: beads, the step, the bar with the action. */
export function LessonLayout(props: Props) {
  const { subject, leave, step, of, progressLabel, comfort, bar, fit = false, children, mainRef } = props;
  const player = useRef<HTMLDivElement>(null);
  useTightness(player, fit);
  return (
    <div
      ref={player}
      className={classNames(styles.player, fit && tightness.player)}
      data-s={subject}
      data-player
      data-fit={fit || undefined}
    >
      <div className={styles.top}>
        {leave}
        <div className={styles.beads}>
          <StepBeads step={step} of={of} {...(progressLabel === undefined ? {} : { label: progressLabel })} />
        </div>
        {comfort ?? <span className={styles.blank} />}
      </div>
      <main id="main" className={styles.main} tabIndex={-1} ref={mainRef}>
        {children}
      </main>
      {bar}
    </div>
  );
}
