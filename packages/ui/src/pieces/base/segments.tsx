import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import type { IconName } from '../../icons/icon.tsx';
import styles from './segments.module.css';

interface Segment {
  readonly value: string;
  readonly text: string;
  readonly icon?: IconName;
  /** Shows the choice itself, for example a letter in its size; `text` is its name then. */
  readonly sample?: ReactNode;
}
type Props = {
  label: string;
  segments: readonly Segment[];
  value: string;
  onChange: (value: string) => void;
};

/** A few choices in a row: native radios, so the arrow keys move and the group is one stop of the Tab key. */
export function Segments({ label, segments, value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.row}>
        {segments.map((segment) => (
          <label key={segment.value} className={styles.segment}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={segment.value}
              checked={segment.value === value}
              onChange={() => onChange(segment.value)}
              {...(segment.sample === undefined ? {} : { 'aria-label': segment.text })}
            />
            <span className={styles.face}>
              {segment.icon && <Icon name={segment.icon} />}
              {segment.sample ?? segment.text}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
