import { FieldError } from '@noodlenaut/ui/pieces/form/field-error';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { DayHours } from './day-hours.tsx';
import { WEEK, weekHours } from './edit-hours.ts';
import styles from './schedule.module.css';
import type { EditedSchedule } from './use-schedule.ts';

/** The hours that come back every week (P5.07). */
export function WeekHours({ schedule }: { schedule: EditedSchedule }) {
  const fault = schedule.faultAt('weekly');
  return (
    <FlatPanel title="Weekly hours" aside={<span className="num">{weekHours(schedule.hours)}</span>} flush>
      {fault !== undefined && <FieldError>{fault}</FieldError>}
      <ul className={styles.week}>
        {WEEK.map((day) => (
          <DayHours key={day} schedule={schedule} day={day} />
        ))}
      </ul>
    </FlatPanel>
  );
}
