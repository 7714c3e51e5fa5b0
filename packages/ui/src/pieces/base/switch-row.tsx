import { useId } from 'react';
import styles from './switch-row.module.css';

type Props = {
  title: string;
  text: string;
  /** For who reads few words: the text is heard and not seen. */
  isBrief?: boolean;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

/** One thing that is on or off, the whole row pressable. */
export function SwitchRow({ title, text, isBrief = false, isOn, onChange }: Props) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      className={styles.row}
      onClick={() => onChange(!isOn)}
    >
      <span>
        <b id={id} className={styles.title}>
          {title}
        </b>
        <span id={`${id}-text`} className={isBrief ? 'visually-hidden' : styles.text}>
          {text}
        </span>
      </span>
      <span className={styles.track} aria-hidden="true" />
    </button>
  );
}
