import { addDays, PATH_LIMITS } from '@noodlenaut/domain';
import { TextField } from '@noodlenaut/ui/pieces/form/text-field';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useEffect, useRef, useState } from 'react';
import { todayHere } from '../../lib/format/dates.ts';
import type { DraftStep } from './path-draft.ts';
import styles from './paths.module.css';
import { stepName } from './step-name.ts';

type Props = { step: DraftStep; error: string | undefined; onDay: (day: string) => void };

/** Until which day, where the grown-up wishes one. Most steps have none, so the field comes when it is asked for. */
export function StepDay({ step, error, onDay }: Props) {
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAsked) field.current?.focus();
  }, [isAsked]);
  const today = todayHere();
  const name = stepName(step);
  return (
    <span className={styles.day}>
      {isAsked || step.dueDay !== null || error !== undefined ? (
        <TextField
          ref={field}
          label="Until"
          type="date"
          aria-label={`${name}: until which day`}
          min={today}
          max={addDays(today, PATH_LIMITS.daysAhead)}
          value={step.dueDay ?? ''}
          error={error}
          onChange={({ target }) => onDay(target.value)}
        />
      ) : (
        <FlatButton tone="link" onClick={() => setAsked(true)}>
          Add a day <span className="visually-hidden">for {name}</span>
        </FlatButton>
      )}
    </span>
  );
}
