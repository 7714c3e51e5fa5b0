import { DEFAULT_SESSION_MINUTES, SESSION_MINUTES, type TimeSpan } from '@noodlenaut/domain';
import { SelectField } from '@noodlenaut/ui/pieces/form/select-field';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { useId, useMemo, useState } from 'react';
import { calendarDay, weekdayOf } from '../../lib/format/dates.ts';
import styles from './families-preview.module.css';
import { previewDays, type PreviewDay } from './preview-days.ts';
import type { EditedSchedule } from './use-schedule.ts';
import { timeIn } from './zone-times.ts';

const freeText = (count: number): string =>
  count === 0 ? 'nothing free' : count === 1 ? '1 free start' : `${count} free starts`;

type DaysProps = { days: readonly PreviewDay[]; chosen: string; onChoose: (date: string) => void };

/** Two weeks as a small calendar; the number is how many starts are free. */
function DayGrid({ days, chosen, onChoose }: DaysProps) {
  const name = useId();
  return (
    <fieldset className={styles.grid}>
      <legend className="visually-hidden">Day</legend>
      {days.map(({ date, starts }) => (
        <label key={date} className={styles.day}>
          <input
            type="radio"
            name={name}
            checked={date === chosen}
            aria-label={`${weekdayOf(date)}, ${calendarDay(date)}: ${freeText(starts.length)}`}
            onChange={() => onChoose(date)}
          />
          <span className={styles.face} {...(starts.length === 0 ? { 'data-none': true } : {})}>
            <span>{weekdayOf(date).slice(0, 2)}</span>
            <b className="num">{Number(date.slice(-2))}</b>
            <span className="num">{starts.length === 0 ? '–' : starts.length}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type Props = { schedule: EditedSchedule; busy: readonly TimeSpan[] };

/** The free starts of the next two weeks as they would be after saving, in the tutor's zone (P5.39). */
export function FamiliesPreview({ schedule: { hours, faults, isDirty }, busy }: Props) {
  const [minutes, setMinutes] = useState<number>(DEFAULT_SESSION_MINUTES);
  const [wanted, setWanted] = useState<string>();
  // Not the clock of each render: a key press would move the list.
  const [now] = useState(() => new Date());
  const hasFaults = faults.length > 0;
  const days = useMemo(
    () => (hasFaults ? [] : previewDays(hours, busy, minutes, now)),
    [hasFaults, hours, busy, minutes, now],
  );
  const shown =
    days.find(({ date }) => date === wanted) ?? days.find(({ starts }) => starts.length > 0) ?? days[0];
  return (
    <FlatPanel
      title="What families see"
      note={`The next 14 days, in ${hours.timeZone}${isDirty ? ', as it would be after saving' : ''}`}
    >
      <div className={styles.preview}>
        <SelectField
          label="Length of the session"
          value={minutes}
          options={SESSION_MINUTES.map((length) => ({ value: String(length), label: `${length} minutes` }))}
          onChange={(event) => setMinutes(Number(event.currentTarget.value))}
        />
        {shown === undefined ? (
          <p>The free times show here once the marked hours are right.</p>
        ) : (
          <>
            <DayGrid days={days} chosen={shown.date} onChoose={setWanted} />
            <div aria-live="polite">
              <p>
                <b>
                  {weekdayOf(shown.date)}, {calendarDay(shown.date)}
                </b>
                : {freeText(shown.starts.length)}
              </p>
              <ul className={styles.starts}>
                {shown.starts.map((start) => (
                  <li key={start.getTime()} className="num">
                    {timeIn(hours.timeZone, start)}
                  </li>
                ))}
              </ul>
            </div>
          </>
        )}
      </div>
    </FlatPanel>
  );
}
