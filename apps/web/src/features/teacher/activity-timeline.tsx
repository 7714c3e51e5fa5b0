import { ScrollArea } from '@mantine/core';
import { isSubjectId, subjectLabel } from '@noodlenaut/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { shortDay } from '../../lib/dates.ts';
import { grownUpReads } from '../../lib/grown-up-api.ts';
import looks from './teacher.module.css';

const LIST_PX = 420;
/** SPEC 9: the bar leaves 600 ms after the last scroll. */
export const SCROLL_HIDE_MS = 600;

/** What was learned in the last 30 days (SPEC 2). */
export function ActivityTimeline() {
  const { data } = useSuspenseQuery(grownUpReads.timeline());
  return (
    <section className="stack" aria-labelledby="timeline">
      <h2 id="timeline">Student Activity Timeline</h2>
      <p className="soft">Recent learning activities and achievements (last 30 days)</p>
      {data.timeline.length === 0 ? (
        <p>No recent activity found</p>
      ) : (
        <ScrollArea.Autosize
          mah={LIST_PX}
          scrollHideDelay={SCROLL_HIDE_MS}
          // A list that scrolls must be reachable by keyboard.
          viewportProps={{ tabIndex: 0, role: 'group', 'aria-labelledby': 'timeline' }}
        >
          <ul className={looks.events}>
            {data.timeline.map((event) => (
              <li key={`${event.date} ${event.title}`} className={looks.event}>
                <b>{event.title}</b>
                <span className="soft">
                  {isSubjectId(event.subject) ? subjectLabel(event.subject) : event.subject}
                </span>
                <span>{event.points} points</span>
                <span className="soft">Completed on {shortDay(event.date)}</span>
              </li>
            ))}
          </ul>
        </ScrollArea.Autosize>
      )}
    </section>
  );
}
