import { trpc } from '../../lib/api/api.ts';
import { DAY_MS, localDay } from '@noodlenaut/domain';
import { Skeleton } from '@noodlenaut/ui/pieces/base/skeleton';
import { FormNotice } from '@noodlenaut/ui/pieces/form/form-notice';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { Sign } from '@noodlenaut/ui/pieces/grown-up/sign';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { calendarWeekday } from '../../lib/format/dates.ts';
import styles from './slots.module.css';
import { clockIn, clockInBoth, zoneHere, zoneName } from './zones.ts';

const DAYS = 7;
/** A tutor is booked at most 90 days ahead. */
const LAST_PAGE = 12;

type Props = {
  tutorId: string;
  duration: number;
  /** A session that gets another time. */
  moving?: string;
  chosen: string | null;
  onChoose: (start: string) => void;
};

/** The free times of a tutor by day, a week at a time, in the viewer's zone (P5.09, P5.10). */
export function SlotPicker({ tutorId, duration, moving, chosen, onChoose }: Props) {
  const name = useId();
  const [opened] = useState(() => Date.now());
  const [page, setPage] = useState(0);
  const [day, setDay] = useState<string | null>(null);
  const { data, error, isPending } = useQuery({
    ...trpc.tutoring.slots.queryOptions({
      tutorId,
      duration,
      days: DAYS,
      ...(page > 0 && { from: new Date(opened + page * DAYS * DAY_MS).toISOString() }),
      ...(moving !== undefined && { moving }),
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (error !== null) return <FormNotice>{sentenceOf(error)}</FormNotice>;
  if (isPending)
    return (
      <output aria-label="Loading the free times">
        <Skeleton height={120} />
      </output>
    );
  const here = zoneHere();
  const byDay = Map.groupBy(data.starts, (start) => localDay(new Date(start), here));
  const days = [...byDay.keys()];
  const shownDay = day !== null && byDay.has(day) ? day : (days[0] ?? null);
  const starts = shownDay === null ? [] : (byDay.get(shownDay) ?? []);
  return (
    <div className={styles.picker}>
      <p className="soft small">
        Times are in {zoneName(here)}. The tutor is in {zoneName(data.timeZone)}.
      </p>
      <fieldset className={styles.group}>
        <legend>Day</legend>
        <div className={styles.choices}>
          {days.map((one) => (
            <label key={one} className={styles.choice}>
              <input
                type="radio"
                name={`${name}-day`}
                checked={one === shownDay}
                onChange={() => setDay(one)}
              />
              <span>{calendarWeekday(one)}</span>
            </label>
          ))}
        </div>
        {days.length === 0 && <p>No free time in this week.</p>}
        <div className={styles.pages}>
          <FlatButton
            aria-label="Earlier days"
            disabled={page === 0}
            icon={<Sign name="chevron-left" size={20} />}
            onClick={() => setPage(page - 1)}
          />
          <FlatButton disabled={page === LAST_PAGE} onClick={() => setPage(page + 1)}>
            Later days
          </FlatButton>
        </div>
      </fieldset>
      {shownDay !== null && (
        <fieldset className={styles.group}>
          <legend>Start</legend>
          <div className={styles.choices}>
            {starts.map((start) => (
              <label key={start} className={styles.choice}>
                <input
                  type="radio"
                  name={`${name}-start`}
                  checked={start === chosen}
                  onChange={() => onChoose(start)}
                />
                <span>{clockIn(new Date(start), here)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {chosen !== null && data.starts.includes(chosen) && (
        <p aria-live="polite">
          <b>
            {calendarWeekday(localDay(new Date(chosen), here))},{' '}
            {clockInBoth(new Date(chosen), data.timeZone)}
          </b>
        </p>
      )}
    </div>
  );
}
