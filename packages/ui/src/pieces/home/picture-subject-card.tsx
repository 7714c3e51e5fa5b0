import type { SubjectId } from '@noodlenaut/domain';
import { InlineEmblem } from '../../drawings/inline-emblem.tsx';
import { Face } from '../../drawings/face.tsx';
import { Icon } from '../../icons/icon.tsx';
import type { RenderRoot } from '../base/render-root.ts';
import { ProgressStars } from '../base/progress-stars.tsx';
import styles from './picture-subject-card.module.css';

type Props = {
  subject: SubjectId;
  name: string;
  doneLessons: number;
  totalLessons: number;
  /** The plan does not hold it. It stays reachable and explains itself. */
  locked?: boolean;
  renderRoot: RenderRoot;
};

/** A subject by its teacher's face and its sign; progress as stars, not as a number. */
export function PictureSubjectCard(props: Props) {
  const { subject, name, doneLessons, totalLessons, locked = false, renderRoot } = props;
  return renderRoot({
    className: styles.card ?? '',
    'data-s': subject,
    ...(locked ? { 'data-locked': true } : {}),
    children: (
      <>
        <span className={styles.who}>
          <Face subject={subject} size={132} />
          <span className={styles.emblem}>
            <InlineEmblem subject={subject} />
          </span>
        </span>
        <h3>
          {name}
          {locked && <span className="visually-hidden">, locked.</span>}
        </h3>
        {locked ? (
          <span className={styles.padlock}>
            <Icon name="lock" size={24} />
          </span>
        ) : (
          <ProgressStars label={`${name} progress`} value={doneLessons} max={totalLessons} />
        )}
      </>
    ),
  });
}
