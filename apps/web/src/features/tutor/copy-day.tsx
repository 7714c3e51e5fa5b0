import type { Availability } from '@noodlenaut/domain';
import { SmallDialog } from '@noodlenaut/ui/pieces/base/small-dialog';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useState } from 'react';
import { copyDay, dayName, WEEK } from './edit-hours.ts';
import styles from './schedule.module.css';

type Props = {
  from: number;
  hours: Availability;
  onCopied: (next: Availability) => void;
  onClose: () => void;
};

/** Asks to which days the hours of one day go. */
export function CopyDay({ from, hours, onCopied, onClose }: Props) {
  const [days, setDays] = useState<readonly number[]>([]);
  return (
    <SmallDialog title={`Copy the hours of ${dayName(from)}`} onClose={onClose}>
      <fieldset className={styles.days}>
        <legend>They replace the hours of these days:</legend>
        {WEEK.filter((day) => day !== from).map((day) => (
          <label key={day} className={styles.tick}>
            <input
              type="checkbox"
              checked={days.includes(day)}
              onChange={(event) =>
                setDays(event.currentTarget.checked ? [...days, day] : days.filter((one) => one !== day))
              }
            />
            {dayName(day)}
          </label>
        ))}
      </fieldset>
      <div className="row">
        <FlatButton
          tone="primary"
          disabled={days.length === 0}
          onClick={() => {
            onCopied(copyDay(hours, from, days));
            onClose();
          }}
        >
          Copy
        </FlatButton>
        <FlatButton onClick={onClose}>Cancel</FlatButton>
      </div>
    </SmallDialog>
  );
}
