import { MOST_MESSAGES } from '@noodlenaut/domain';
import { SelectField } from '@noodlenaut/ui/pieces/form/select-field';
import styles from './helper-view.module.css';
import type { HelperSettings } from './use-helper-settings.ts';

const CLOCK = new Intl.DateTimeFormat('en-US', { hour: 'numeric', timeZone: 'UTC' });
/** '6 AM' of an hour 0 to 24. */
function hourText(hour: number): string {
  if (hour === 0) return 'Midnight';
  return hour === 24 ? 'Day’s end' : CLOCK.format(Date.UTC(2000, 0, 1, hour));
}
const hours = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({
    value: String(from + at),
    label: hourText(from + at),
  }));

const CAPS = [5, 10, 15, 20, 30, 40, 60, MOST_MESSAGES];
const AS_GIVEN = 'plan';
const capOptions = (chosen: number | null) => [
  { value: AS_GIVEN, label: 'As many as plan and grade give' },
  ...[...new Set([...CAPS, ...(chosen === null ? [] : [chosen])])]
    .toSorted((a, b) => a - b)
    .map((count) => ({ value: String(count), label: `At most ${count}` })),
];

type Props = {
  settings: HelperSettings;
  onChange: (change: Partial<HelperSettings>) => void;
};

/** When the helper answers, by the child's own clock, and how often in a day (P7.18). The end is always after the beginning. */
export function HoursAndCap({ settings, onChange }: Props) {
  const { opensAt, closesAt, dailyMessages } = settings;
  return (
    <div className={styles.fields}>
      <SelectField
        label="Awake from"
        value={opensAt}
        options={hours(0, closesAt - 1)}
        onChange={(event) => onChange({ opensAt: Number(event.target.value) })}
      />
      <SelectField
        label="Asleep from"
        value={closesAt}
        options={hours(opensAt + 1, 24)}
        onChange={(event) => onChange({ closesAt: Number(event.target.value) })}
      />
      <div className={styles.cap}>
        <SelectField
          label="Questions a day"
          value={dailyMessages ?? AS_GIVEN}
          options={capOptions(dailyMessages)}
          onChange={({ target: { value } }) =>
            onChange({ dailyMessages: value === AS_GIVEN ? null : Number(value) })
          }
        />
      </div>
    </div>
  );
}
