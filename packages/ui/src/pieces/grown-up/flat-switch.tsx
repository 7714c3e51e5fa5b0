import { useId } from 'react';
import styles from './flat-switch.module.css';

type Props = {
  title: string;
  text: string;
  /** Under the text: who said so and when, or what else there is to know. */
  line?: string;
  isOn: boolean;
  /** Whether pressing it would change anything. */
  canSwitch?: boolean;
  pending: boolean;
  onChange: (isOn: boolean) => void;
};

/** One thing that is on or off, with its switch: word and place tell the state, not colour alone. */
export function FlatSwitch({ title, text, line, isOn, canSwitch = true, pending, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles.row}>
      <div>
        <b id={id}>{title}</b>
        <p id={`${id}-text`} className="soft">
          {text}
        </p>
        {line !== undefined && <p className="soft small">{line}</p>}
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
