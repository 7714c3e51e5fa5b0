import type { DateException } from '@noodlenaut/domain';
import { Icon } from '@noodlenaut/ui/icon';
import { FieldError } from '@noodlenaut/ui/pieces/form/field-error';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useId } from 'react';
import { calendarWeekday } from '../../lib/format/dates.ts';
import { nextRange } from './edit-hours.ts';
import { RangeRow } from './range-row.tsx';
import styles from './schedule.module.css';

type Props = {
  exception: DateException;
  path: string;
  faultAt: (path: string) => string | undefined;
  onChange: (next: DateException) => void;
  onRemove: () => void;
};

/** One date: off, or with hours of its own. */
export function ExceptionRow({ exception, path, faultAt, onChange, onRemove }: Props) {
  const id = useId();
  const { date, ranges } = exception;
  const fault = faultAt(`${path}.date`);
  const name = date === '' ? 'this date' : calendarWeekday(date);
  return (
    <li className={styles.exception}>
      <div className={styles.date}>
        <input
          type="date"
          className={styles.time}
          aria-label="Date"
          value={date}
          onChange={(event) => onChange({ ...exception, date: event.currentTarget.value })}
          {...(fault === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': id })}
        />
        <span className="soft">{date === '' ? '' : name}</span>
        {fault !== undefined && <FieldError id={id}>{fault}</FieldError>}
      </div>
      <div className={styles.ranges}>
        {ranges.length === 0 && <span className="soft">Not available all day</span>}
        {ranges.map((range, at) => (
          <RangeRow
            key={at}
            of={name}
            range={range}
            path={`${path}.ranges.${at}`}
            faultAt={faultAt}
            onChange={(change) =>
              onChange({ ...exception, ranges: ranges.with(at, { ...range, ...change }) })
            }
            onRemove={() => onChange({ ...exception, ranges: ranges.toSpliced(at, 1) })}
          />
        ))}
      </div>
      <div className={styles.dayButtons}>
        <FlatButton
          tone="link"
          aria-label={`Add hours on ${name}`}
          icon={<Icon name="plus" size={20} />}
          onClick={() => onChange({ ...exception, ranges: [...ranges, nextRange(ranges)] })}
        />
        <FlatButton
          tone="link"
          aria-label={`Remove ${name}`}
          icon={<Icon name="trash" size={20} />}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
