import { Icon } from '@noodlenaut/ui/icon';
import { TextField } from '@noodlenaut/ui/pieces/form/text-field';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useId } from 'react';
import styles from './drafts.module.css';
import {
  withKey,
  withMoreOption,
  withOption,
  withoutOption,
  withReason,
  type DraftActivity,
} from './edit-content.ts';

const FEWEST = 2;
const MOST = 6;

type Props = {
  /** 'Question 1', for screen readers. */
  name: string;
  activity: DraftActivity;
  isMissing: (text: string) => string | undefined;
  onChange: (activity: DraftActivity) => void;
};

/** The options of a question: which one is right, and what is said to who chooses another. */
export function OptionsEditor({ name, activity, isMissing, onChange }: Props) {
  const group = useId();
  const { options, correct_answer: right, option_reasons: reasons } = activity;
  return (
    <fieldset className={styles.options}>
      <legend>Options</legend>
      {options.map((option, at) => {
        const letter = String.fromCodePoint(65 + at);
        return (
          // An option has no name but its place.
          <div key={at} className={styles.option} data-right={at === right || undefined}>
            <TextField
              label={`Option ${letter}`}
              autoComplete="off"
              value={option}
              error={isMissing(option)}
              onChange={({ currentTarget }) => onChange(withOption(activity, at, currentTarget.value))}
            />
            <div className={styles.key}>
              <label className={styles.tick}>
                <input
                  type="radio"
                  name={group}
                  checked={at === right}
                  onChange={() => onChange(withKey(activity, at))}
                />
                Right
                <span className="visually-hidden">
                  : option {letter} of {name}
                </span>
              </label>
              {options.length > FEWEST && (
                <FlatButton
                  tone="link"
                  icon={<Icon name="trash" size={20} />}
                  aria-label={`Remove option ${letter} of ${name}`}
                  onClick={() => onChange(withoutOption(activity, at))}
                />
              )}
            </div>
            {at !== right && (
              <div className={styles.reason}>
                <TextField
                  label={`To a child who chooses ${letter}`}
                  autoComplete="off"
                  value={reasons?.[at] ?? ''}
                  onChange={({ currentTarget }) => onChange(withReason(activity, at, currentTarget.value))}
                />
              </div>
            )}
          </div>
        );
      })}
      {options.length < MOST && (
        <FlatButton tone="dashed" onClick={() => onChange(withMoreOption(activity))}>
          Add an option
        </FlatButton>
      )}
    </fieldset>
  );
}
