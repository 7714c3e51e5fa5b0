import { Icon } from '@noodlenaut/ui/icon';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useRef, useState } from 'react';
import { CopyDay } from './copy-day.tsx';
import { DaySwitch } from './day-switch.tsx';
import { addRange, changeRange, clearDay, dayName, rangesOf, removeRange } from './edit-hours.ts';
import { RangeRow } from './range-row.tsx';
import styles from './schedule.module.css';
import type { EditedSchedule } from './use-schedule.ts';

type Props = { schedule: EditedSchedule; day: number };

/** One day of the week: on or off, its ranges, and the same hours for other days. */
export function DayHours({ schedule: { hours, edit, faultAt }, day }: Props) {
  const [isCopying, setCopying] = useState(false);
  const adder = useRef<HTMLDivElement>(null);
  const name = dayName(day);
  const ranges = rangesOf(hours, day);
  return (
    <li className={styles.day}>
      <DaySwitch
        name={name}
        isOn={ranges.length > 0}
        onChange={(isOn) => edit(isOn ? addRange(hours, day) : clearDay(hours, day))}
      />
      <div className={styles.ranges}>
        {ranges.length === 0 && <span className="soft">Not available</span>}
        {ranges.map((range) => (
          <RangeRow
            key={range.at}
            of={name}
            range={range}
            path={`weekly.${range.at}`}
            faultAt={faultAt}
            onChange={(change) => edit(changeRange(hours, range.at, change))}
            onRemove={() => {
              edit(removeRange(hours, range.at));
              // The pressed button is gone: the focus stays with the day.
              adder.current?.querySelector('button')?.focus();
            }}
          />
        ))}
      </div>
      <div ref={adder} className={styles.dayButtons}>
        <FlatButton
          tone="link"
          aria-label={`Add hours on ${name}`}
          icon={<Icon name="plus" size={20} />}
          onClick={() => edit(addRange(hours, day))}
        />
        <FlatButton
          tone="link"
          aria-label={`Copy the hours of ${name} to other days`}
          icon={<Icon name="copy" size={20} />}
          disabled={ranges.length === 0}
          onClick={() => setCopying(true)}
        />
      </div>
      {isCopying && <CopyDay from={day} hours={hours} onCopied={edit} onClose={() => setCopying(false)} />}
    </li>
  );
}
