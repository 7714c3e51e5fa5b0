import { PRODUCT } from '@noodlenaut/domain';
import { EmptyState } from '@noodlenaut/ui/pieces/empty-state';
import { NoodleBar } from '@noodlenaut/ui/pieces/noodle-bar';
import { StatTile } from '@noodlenaut/ui/pieces/stat-tile';
import { Link } from '@tanstack/react-router';
import { shortDay } from '../../lib/dates.ts';
import type { Replies } from '../../lib/wire.ts';
import looks from './teacher.module.css';

const STATUS = {
  completed: 'Completed',
  'in-progress': 'In progress',
  'not-started': 'Not started',
} as const;

/** One subject, lesson by lesson (SPEC 2). Null: no such subject, or no child. */
export function SubjectDetail({ detail }: { detail: Replies['teacher.detailed'] | null }) {
  const back = (
    <Link className="link" to="/teacher">
      Back to the Teacher Dashboard
    </Link>
  );
  if (detail === null)
    return <EmptyState title="Subject not found" text="There is nothing to show here." action={back} />;
  return (
    <>
      <title>{`${detail.subject.displayName} · ${PRODUCT.name}`}</title>
      <div>{back}</div>
      <h1>{detail.subject.displayName}</h1>
      <section className={looks.tiles} aria-label="Numbers" data-s={detail.subject.id}>
        <div className={looks.tile}>
          <StatTile
            value={`${detail.progress}%`}
            label={`${detail.completedLessons} of ${detail.totalLessons} lessons`}
          />
          <NoodleBar label={`${detail.subject.displayName} progress`} value={detail.progress} />
        </div>
        <div className={looks.tile}>
          <StatTile value={detail.totalPointsEarned} label="points earned" />
        </div>
        <div className={looks.tile}>
          <StatTile value={detail.timeSpent} label="minutes, estimated" />
        </div>
      </section>
      <ul className={looks.events}>
        {detail.lessons.map((lesson) => (
          <li key={lesson.id} className={looks.event}>
            {lesson.completed ? (
              <Link className="link" to="/lesson/$lessonId" params={{ lessonId: lesson.id }}>
                {lesson.title}
              </Link>
            ) : (
              <b>{lesson.title}</b>
            )}
            <span>Level {lesson.difficulty}</span>
            <span>{lesson.points} points</span>
            <span className="soft">
              {lesson.completedAt === null
                ? STATUS[lesson.status]
                : `Completed on ${shortDay(lesson.completedAt)}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
