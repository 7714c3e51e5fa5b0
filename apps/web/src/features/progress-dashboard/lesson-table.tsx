import { Band } from '@noodlenaut/ui/pieces/grown-up/band';
import { DataTable } from '@noodlenaut/ui/pieces/grown-up/data-table';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { Link } from '@tanstack/react-router';
import type { Outputs } from '../../lib/api/replies.ts';
import { LESSON_COLUMNS, lessonRows } from './lesson-rows.ts';

const [LESSON, LEVEL, STATUS, SCORE, POINTS, DAY] = LESSON_COLUMNS;
const LOOKS = {
  completed: { tone: 'green', sign: 'check' },
  'in-progress': { tone: 'info', sign: 'running' },
  'not-started': { tone: 'none', sign: 'dots' },
} as const;

/** Lesson by lesson in learning order; a completed one opens for review (S2.156). */
export function LessonTable({ detail }: { detail: Outputs['teacher']['detailed'] }) {
  return (
    <DataTable
      label={`${detail.subject.displayName} lessons`}
      columns={[
        { name: LESSON, kind: 'title' },
        { name: LEVEL, kind: 'text' },
        { name: STATUS, kind: 'end' },
        { name: SCORE, kind: 'number' },
        { name: POINTS, kind: 'number' },
        { name: DAY, kind: 'text' },
        { name: 'Review', kind: 'end', hidden: true },
      ]}
      rows={lessonRows(detail).map(({ id, title, status, isCompleted, cells }) => {
        const [name, level, state, score, points, day] = cells;
        return {
          key: id,
          cells: [
            name,
            level,
            <Band key="status" {...LOOKS[status]}>
              {state}
            </Band>,
            score,
            points,
            day,
            isCompleted ? (
              <FlatButton
                key="review"
                tone="link"
                renderRoot={(root) => <Link to="/lesson/$lessonId" params={{ lessonId: id }} {...root} />}
              >
                Review <span className="visually-hidden">{title}</span>
              </FlatButton>
            ) : null,
          ],
        };
      })}
    />
  );
}
