import type { SubjectId } from '@noodlenaut/domain';
import { InlineEmblem } from '../../drawings/inline-emblem.tsx';
import { Face } from '../../drawings/face.tsx';
import type { RenderRoot } from '../base/render-root.ts';
import { ProgressDots } from '../base/progress-dots.tsx';
import styles from './picture-subject-card.module.css';

type Props = {
  subject: SubjectId;
  name: string;
  doneLessons: number;
  totalLessons: number;
  renderRoot: RenderRoot;
};

/** A subject by its teacher's face and its sign; progress as dots, not as a number. */
export function PictureSubjectCard({ subject, name, doneLessons, totalLessons, renderRoot }: Props) {
  return renderRoot({
    className: styles.card ?? '',
    'data-s': subject,
    children: (
      <>
        <span className={styles.who}>
          <Face subject={subject} size={132} />
          <span className={styles.emblem}>
            <InlineEmblem subject={subject} />
          </span>
        </span>
        <h3>{name}</h3>
        <ProgressDots
          label={`${name} progress`}
          value={doneLessons}
          max={totalLessons}
          valueText={`${doneLessons} of ${totalLessons} lessons`}
        />
      </>
    ),
  });
}
