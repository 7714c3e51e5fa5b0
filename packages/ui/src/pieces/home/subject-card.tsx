import type { SubjectId } from '@noodlenaut/domain';
import { InlineEmblem } from '../../drawings/inline-emblem.tsx';
import { Persona } from '../../drawings/persona.tsx';
import { Icon } from '../../icons/icon.tsx';
import { NoodleBar } from './noodle-bar.tsx';
import type { RenderRoot } from '../base/render-root.ts';
import styles from './subject-card.module.css';

type Props = {
  subject: SubjectId;
  name: string;
  doneLessons: number;
  totalLessons: number;
  /** Nothing is finished anywhere yet: how many lessons there are, not eight times nothing of them. */
  isFresh?: boolean;
  /** The plan does not hold it. It stays reachable and explains itself. */
  locked?: boolean;
  lockedText?: string;
  renderRoot: RenderRoot;
};

/** A subject with its teacher and its sign, and how far the child is. */
export function SubjectCard(props: Props) {
  const {
    subject,
    name,
    doneLessons,
    totalLessons,
    isFresh = false,
    locked = false,
    lockedText = 'Ask your grown-up',
    renderRoot,
  } = props;
  const percent = totalLessons > 0 ? Math.round((doneLessons / totalLessons) * 100) : 0;
  const count = isFresh ? `${totalLessons} lessons` : `${doneLessons} of ${totalLessons} lessons`;
  const progress = (
    <>
      <NoodleBar label={`${name} progress`} value={percent} valueText={count} />
      <p className={styles.meta}>
        {isFresh ? (
          <span>{count}</span>
        ) : (
          <>
            <span>
              {doneLessons} of {totalLessons}
              <span className={styles.wideOnly}> lessons</span>
            </span>
            <span>{percent}%</span>
          </>
        )}
      </p>
    </>
  );
  return renderRoot({
    className: styles.card ?? '',
    'data-s': subject,
    ...(locked ? { 'data-locked': true } : {}),
    children: (
      <>
        <span className={styles.who}>
          <Persona subject={subject} size={104} still lazy />
          <span className={styles.emblem}>
            <InlineEmblem subject={subject} />
          </span>
        </span>
        <h3>
          {name}
          {locked && <span className="visually-hidden">, locked.</span>}
        </h3>
        {locked ? <p className={styles.ask}>{lockedText}</p> : progress}
        {locked && (
          <span className={styles.padlock}>
            <Icon name="lock" size={20} />
          </span>
        )}
      </>
    ),
  });
}
