import looks from './switch-row.module.css';

type Props = { title: string; text: string; isOn: boolean; onChange: (isOn: boolean) => void };

/** One thing that is on or off, the whole row pressable. */
export function SwitchRow({ title, text, isOn, onChange }: Props) {
  return (
    <label className={looks.row}>
      <span>
        <b className={looks.title}>{title}</b>
        <span className={looks.text}>{text}</span>
      </span>
      <input
        className={looks.input}
        type="checkbox"
        role="switch"
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span className={looks.track} aria-hidden="true" />
    </label>
  );
}
