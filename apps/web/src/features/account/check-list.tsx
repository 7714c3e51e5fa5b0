import styles from './account.module.css';

type Props = {
  legend: string;
  name: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

export function CheckList({ legend, name, options, chosen, onChange }: Props) {
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.checks}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.check}>
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
