import { trpc } from '../../lib/api/api.ts';
import { ScrollArea, Skeleton } from '@mantine/core';
import { SUBJECTS, subjectLabel } from '@noodlenaut/domain';
import { SubjectEmoji } from '@noodlenaut/ui/drawings/subject-emoji';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { useQuery } from '@tanstack/react-query';
import { longDay, nearMoment } from '../../lib/format/dates.ts';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import styles from './activity-timeline.module.css';

/** Events in their order, those of one day together under the day's name. */
function daysOf<Event extends { readonly date: string }>(
  events: readonly Event[],
  nameOf: (iso: string) => string,
): [day: string, events: Event[]][] {
  const days: [string, Event[]][] = [];
  for (const event of events) {
    const day = nameOf(event.date);
    const last = days.at(-1);
    if (last?.[0] === day) last[1].push(event);
    else days.push([day, [event]]);
  }
  return days;
}

const LIST_PX = 560;
const ROWS_WHILE_LOADING = ['one', 'two', 'three', 'four', 'five'];
/** The scroll bar hides 600 ms after the last scroll (S9.41). */
export const SCROLL_HIDE_MS = 600;

/** The timeline names a subject as people do. */
const idOf = (name: string): string => SUBJECTS.find((id) => subjectLabel(id) === name) ?? name;

/** What was learned in the last 30 days (S2.147). */
export function ActivityTimeline({ studentId }: { studentId: string | undefined }) {
  const { data, error } = useQuery(trpc.teacher.timeline.queryOptions({ studentId }));
  return (
    <FlatPanel
      title="Student Activity Timeline"
      note="Recent learning activities and achievements (last 30 days)"
      flush
    >
      {error !== null && data === undefined ? (
        <p className={styles.empty} role="alert">
          {sentenceOf(error)}
        </p>
      ) : data === undefined ? (
        <Loading />
      ) : data.timeline.length === 0 ? (
        <p className={styles.empty}>No recent activity found</p>
      ) : (
        <ScrollArea.Autosize
          mah={LIST_PX}
          scrollHideDelay={SCROLL_HIDE_MS}
          className={styles.scroll}
          // A list that scrolls must be reachable by keyboard.
          viewportProps={{ tabIndex: 0, role: 'group', 'aria-label': 'Activities, newest first' }}
        >
          {daysOf(data.timeline, longDay).map(([day, events]) => (
            <section key={day} aria-label={day}>
              <h3 className={styles.day}>{day}</h3>
              <ul>
                {events.map(({ title, subject, points, date }) => (
                  <li key={`${date} ${title}`} className={styles.event} data-s={idOf(subject)}>
                    <span className={styles.emoji}>
                      <SubjectEmoji subject={idOf(subject)} size={22} />
                    </span>
                    <div>
                      <b>{title}</b>
                      <p className={styles.meta}>
                        {subject} · Completed on {nearMoment(date)}
                      </p>
                    </div>
                    <span className={styles.points}>+{points} points</span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </ScrollArea.Autosize>
      )}
    </FlatPanel>
  );
}

const Loading = () => (
  <output aria-label="Loading the timeline">
    {ROWS_WHILE_LOADING.map((row) => (
      <div key={row} className={styles.event} data-testid="skeleton-row">
        <Skeleton height={40} width={40} radius={10} />
        <div className={styles.lines}>
          <Skeleton height={14} width="52%" radius={7} />
          <Skeleton height={12} width="38%" radius={6} />
        </div>
        <Skeleton height={14} width={72} radius={7} />
      </div>
    ))}
  </output>
);
