import { ANSWER_MS_MOST } from '@noodlenaut/domain';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { WeekBars } from '@noodlenaut/ui/pieces/grown-up/week-bars';
import type { Outputs } from '../../../lib/api/replies.ts';
import { calendarDay } from '../../../lib/format/dates.ts';
import { minutesText } from '../../../lib/format/numbers.ts';
import styles from './advanced.module.css';

type Advanced = Outputs['teacher']['advanced'];
type Part = { readonly name: string; readonly counts: readonly number[] };
/** Subjects with a column of their own: five columns fit on a phone. */
const COLUMNS = 3;
const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** The subjects with the most time, and all others together. */
function partsOf(time: Advanced['time'], weeks: number): Part[] {
  const parts = time.map(({ displayName, minutes }) => ({ name: displayName, counts: minutes }));
  const others = parts.slice(COLUMNS);
  if (others.length < 2) return parts;
  const counts = Array.from({ length: weeks }, (_, at) => sumOf(others.map((part) => part.counts[at] ?? 0)));
  return [...parts.slice(0, COLUMNS), { name: 'Others', counts }];
}

/** Minutes by week, and by subject: only what was recorded. */
export function TimePanel({ weekEnds, time }: Pick<Advanced, 'weekEnds' | 'time'>) {
  const weeks = weekEnds.map(calendarDay);
  const most = `${ANSWER_MS_MOST / 60_000} minutes`;
  return (
    <FlatPanel
      title="Time spent"
      note={`Minutes from seeing a question to answering it at the first try, at most ${most} a question. Reading, games and calls are not in it.`}
    >
      {time.length === 0 ? (
        <p className="soft">No time is recorded in these eight weeks.</p>
      ) : (
        <div className={styles.stack}>
          <WeekBars
            caption={`Minutes with questions, weeks to ${weeks[0] ?? ''} until ${weeks.at(-1) ?? ''}`}
            rowName="Week to"
            weeks={weeks}
            parts={partsOf(time, weekEnds.length)}
          />
          <ul className={styles.sums} aria-label="Time by subject">
            {time.map(({ subject, displayName, minutes }) => (
              <li key={subject}>
                <span>{displayName}</span>
                <b>{minutesText(sumOf(minutes))}</b>
              </li>
            ))}
          </ul>
        </div>
      )}
    </FlatPanel>
  );
}
