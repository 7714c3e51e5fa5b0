import styles from './day-switch.module.css';

type Props = { name: string; isOn: boolean; onChange: (isOn: boolean) => void };

/** Whether a day has hours. What stands beside it says the same in words. */
export const DaySwitch = ({ name, isOn, onChange }: Props) => (
  <button
    type="button"
    role="switch"
    className={styles.switch}
    aria-checked={isOn}
    onClick={() => onChange(!isOn)}
  >
    <span className={styles.track} aria-hidden="true" />
    {name}
  </button>
);
