import type { BookingRules } from '@noodlenaut/domain';
import { SelectField } from '@noodlenaut/ui/pieces/form/select-field';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import styles from './schedule.module.css';
import type { EditedSchedule } from './use-schedule.ts';
import { timeZones } from './zone-times.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
const BREAKS = [0, 5, 10, 15, 20, 30, 45, 60];
const NOTICES = [10, 30, 60, 2 * HOUR, 4 * HOUR, 12 * HOUR, DAY, 2 * DAY, 7 * DAY];
const MOST = Array.from({ length: 12 }, (_, at) => at + 1);
const NO_LIMIT = '';

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
const lengthText = (minutes: number): string => {
  if (minutes === 0) return 'None';
  if (minutes % DAY === 0) return counted(minutes / DAY, 'day');
  return minutes % HOUR === 0 ? counted(minutes / HOUR, 'hour') : counted(minutes, 'minute');
};
/** A value that was saved in another way stays in the list. */
const lengths = (offered: readonly number[], saved: number) =>
  [...new Set([...offered, saved])]
    .toSorted((one, other) => one - other)
    .map((minutes) => ({ value: String(minutes), label: lengthText(minutes) }));

/** In which zone, and how close and how often the tutor is booked (P5.07, P5.08). */
export function BookingRulesPanel({ schedule }: { schedule: EditedSchedule }) {
  const { hours, edit, faultAt } = schedule;
  const set = (rules: Partial<BookingRules>) => edit({ ...hours, ...rules });
  return (
    <FlatPanel title="Rules">
      <div className={styles.rules}>
        <SelectField
          label="Time zone"
          value={hours.timeZone}
          options={timeZones(hours.timeZone)}
          error={faultAt('timeZone')}
          hint="Your hours are hours of this zone. Families see them in their own."
          onChange={(event) => edit({ ...hours, timeZone: event.currentTarget.value })}
        />
        <SelectField
          label="Break between sessions"
          value={hours.bufferMinutes}
          options={lengths(BREAKS, hours.bufferMinutes)}
          error={faultAt('bufferMinutes')}
          onChange={(event) => set({ bufferMinutes: Number(event.currentTarget.value) })}
        />
        <SelectField
          label="Shortest notice"
          value={hours.noticeMinutes}
          options={lengths(NOTICES, hours.noticeMinutes)}
          error={faultAt('noticeMinutes')}
          onChange={(event) => set({ noticeMinutes: Number(event.currentTarget.value) })}
        />
        <SelectField
          label="Most sessions a day"
          value={hours.maxPerDay ?? NO_LIMIT}
          options={[
            { value: NO_LIMIT, label: 'No limit' },
            ...MOST.map((count) => ({ value: String(count), label: String(count) })),
          ]}
          error={faultAt('maxPerDay')}
          onChange={({ currentTarget: { value } }) =>
            set({ maxPerDay: value === NO_LIMIT ? null : Number(value) })
          }
        />
      </div>
    </FlatPanel>
  );
}
