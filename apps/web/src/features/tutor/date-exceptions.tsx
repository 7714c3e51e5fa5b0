import { addDays, localDay, type Availability, type DateException } from '@noodlenaut/domain';
import { Icon } from '@noodlenaut/ui/icon';
import { FieldError } from '@noodlenaut/ui/pieces/form/field-error';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { ExceptionRow } from './exception-row.tsx';
import styles from './schedule.module.css';
import type { EditedSchedule } from './use-schedule.ts';

/** The first day from tomorrow on that has no exception yet. */
function freeDate({ exceptions, timeZone }: Availability): string {
  let date = addDays(localDay(new Date(), timeZone), 1);
  while (exceptions.some((one) => one.date === date)) date = addDays(date, 1);
  return date;
}

/** Dates with other hours than the week has, or none at all (P5.07). */
export function DateExceptions({ schedule }: { schedule: EditedSchedule }) {
  const { hours, edit, faultAt } = schedule;
  const write = (exceptions: readonly DateException[]) => edit({ ...hours, exceptions });
  const fault = faultAt('exceptions');
  return (
    <FlatPanel
      title="Exceptions"
      aside={
        <FlatButton
          icon={<Icon name="plus" size={20} />}
          onClick={() => write([...hours.exceptions, { date: freeDate(hours), ranges: [] }])}
        >
          Add a date
        </FlatButton>
      }
      flush
    >
      {fault !== undefined && <FieldError>{fault}</FieldError>}
      {hours.exceptions.length === 0 ? (
        <p className={`${styles.none} soft`}>
          Holidays, appointments, a free Saturday: add the date, and the hours of the week do not count on it.
        </p>
      ) : (
        <ul className={styles.week}>
          {hours.exceptions.map((exception, at) => (
            <ExceptionRow
              // A date is typed, so it names no row; rows are only added at the end.
              key={at}
              exception={exception}
              path={`exceptions.${at}`}
              faultAt={faultAt}
              onChange={(next) => write(hours.exceptions.with(at, next))}
              onRemove={() => write(hours.exceptions.toSpliced(at, 1))}
            />
          ))}
        </ul>
      )}
    </FlatPanel>
  );
}
