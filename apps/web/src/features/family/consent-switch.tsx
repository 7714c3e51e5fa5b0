import { useId } from 'react';
import styles from './consent-switch.module.css';

type Props = {
  title: string;
  text: string;
  /** Who said so, and when. */
  line: string;
  isOn: boolean;
  /** Whether pressing it would change anything. */
  canSwitch?: boolean;
  pending: boolean;
  onChange: (isOn: boolean) => void;
};

/** One thing a child may use, with its switch: word and place tell the state, not colour alone. */
export function ConsentSwitch({ title, text, line, isOn, canSwitch = true, pending, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles.row}>
      <div>
        <b id={id}>{title}</b>
        <p id={`${id}-text`} className="soft">
          {text}
        </p>
        <p className="soft small">{line}</p>
      </div>
      {canSwitch && (
        <button
          type="button"
          role="switch"
          className={styles.switch}
          aria-checked={isOn}
          aria-labelledby={id}
          aria-describedby={`${id}-text`}
          aria-busy={pending || undefined}
          disabled={pending}
          onClick={() => onChange(!isOn)}
        >
          <span className={styles.track} aria-hidden="true" />
          <span className={styles.word} aria-hidden="true">
            {isOn ? 'On' : 'Off'}
          </span>
        </button>
      )}
      {!canSwitch && <span className="soft">{isOn ? 'On' : 'Off'}</span>}
    </div>
  );
}
