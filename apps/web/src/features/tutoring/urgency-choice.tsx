import { URGENCIES, type Urgency } from '@noodlenaut/domain';
import { FlatRadio } from '@noodlenaut/ui/pieces/grown-up/flat-radio';
import { useId } from 'react';
import styles from './request-dialog.module.css';
import { URGENCY_TEXTS } from './urgency-texts.ts';

type Props = { value: Urgency; onChange: (urgency: Urgency) => void };

/** How soon: native radios, so that the arrow keys work. */
export function UrgencyChoice({ value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className={styles.soon}>
      <legend>How soon?</legend>
      <div className={styles.choices}>
        {URGENCIES.map((urgency) => (
          <FlatRadio
            key={urgency}
            name={name}
            value={urgency}
            checked={urgency === value}
            onChoose={() => onChange(urgency)}
          >
            {URGENCY_TEXTS[urgency].text} <small>{URGENCY_TEXTS[urgency].note}</small>
          </FlatRadio>
        ))}
      </div>
    </fieldset>
  );
}
