import type { DayRange } from '@noodlenaut/domain';
import { RANGE_STEP_MINUTES } from '@noodlenaut/domain';
import { FieldError } from '@noodlenaut/ui/pieces/form/field-error';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { Icon } from '@noodlenaut/ui/icon';
import { useId } from 'react';
import { minuteText } from './edit-hours.ts';
import styles from './schedule.module.css';

const STEPS = Array.from({ length: (24 * 60) / RANGE_STEP_MINUTES + 1 }, (_, at) => at * RANGE_STEP_MINUTES);

type TimeProps = {
  label: string;
  value: number;
  /** The end of a day can be midnight, its start cannot. */
  isEnd?: boolean;
  error: string | undefined;
  errorId: string;
  onChange: (minute: number) => void;
};

/** A quarter of an hour of the day: a native list, so that '3' and the arrow keys find the time. */
function TimeSelect({ label, value, isEnd = false, error, errorId, onChange }: TimeProps) {
  const steps = isEnd ? STEPS.slice(1) : STEPS.slice(0, -1);
  return (
    <select
      className={styles.time}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      {...(error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId })}
    >
      {(steps.includes(value) ? steps : [value, ...steps]).map((minute) => (
        <option key={minute} value={minute}>
          {minuteText(minute)}
        </option>
      ))}
    </select>
  );
}

type Props = {
  /** What the range is of: 'Monday', 'Nov 26'. */
  of: string;
  range: DayRange;
  /** The place of the range in the hours, as faults name it: 'weekly.2'. */
  path: string;
  faultAt: (path: string) => string | undefined;
  onChange: (change: Partial<DayRange>) => void;
  onRemove: () => void;
};

/** From when to when, and what is wrong with it under it. */
export function RangeRow({ of, range, path, faultAt, onChange, onRemove }: Props) {
  const id = useId();
  const from = faultAt(`${path}.from`);
  const to = faultAt(`${path}.to`);
  const said = `${minuteText(range.from)} to ${minuteText(range.to)}`;
  return (
    <div className={styles.range}>
      <TimeSelect
        label={`${of}, from`}
        value={range.from}
        error={from}
        errorId={id}
        onChange={(minute) => onChange({ from: minute })}
      />
      <span className="soft">to</span>
      <TimeSelect
        label={`${of}, to`}
        value={range.to}
        isEnd
        error={to}
        errorId={id}
        onChange={(minute) => onChange({ to: minute })}
      />
      <FlatButton
        tone="link"
        aria-label={`Remove ${said} on ${of}`}
        icon={<Icon name="close" size={20} />}
        onClick={onRemove}
      />
      {(from ?? to) !== undefined && (
        <div className={styles.fault}>
          <FieldError id={id}>{from ?? to ?? ''}</FieldError>
        </div>
      )}
    </div>
  );
}
