import { useId } from 'react';
import looks from './switch-row.module.css';

type Props = { title: string; text: string; isOn: boolean; onChange: (isOn: boolean) => void };

/** One thing that is on or off, the whole row pressable. */
export function SwitchRow({ title, text, isOn, onChange }: Props) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      className={looks.row}
      onClick={() => onChange(!isOn)}
    >
      <span>
        <b id={id} className={looks.title}>
          {title}
        </b>
        <span id={`${id}-text`} className={looks.text}>
          {text}
        </span>
      </span>
      <span className={looks.track} aria-hidden="true" />
    </button>
  );
}
