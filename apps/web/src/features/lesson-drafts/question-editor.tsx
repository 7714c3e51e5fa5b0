import { TextAreaField } from '@noodlenaut/ui/pieces/form/text-area-field';
import { TextField } from '@noodlenaut/ui/pieces/form/text-field';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { DRAFT_QUESTIONS } from '@noodlenaut/domain';
import styles from './drafts.module.css';
import { withHint } from './edit-content.ts';
import { OptionsEditor } from './options-editor.tsx';
import { ProblemList } from './problem-list.tsx';
import type { EditedDraft } from './use-draft.ts';

const EMPTY = 'Please fill this in';
const HINTS = [0, 1] as const;

/** One question with everything that belongs to it, and what the check found in it. */
export function QuestionEditor({ draft, index }: { draft: EditedDraft; index: number }) {
  const activity = draft.content.activities[index];
  if (activity === undefined) return null;
  const problems = draft.saved.problems.filter((one) => one.activity === index);
  const isDoubted = problems.some(
    ({ field, message }) => field === 'correct_answer' && /model/.test(message),
  );
  const isMissing = (text: string) => (draft.marksEmpty && text.trim() === '' ? EMPTY : undefined);
  const name = `Question ${index + 1}`;
  const canGo = draft.content.activities.length > DRAFT_QUESTIONS.least;
  return (
    <FlatPanel
      title={name}
      {...(canGo && {
        aside: (
          <FlatButton tone="link" onClick={() => draft.remove(index)}>
            Remove <span className="visually-hidden">{name}</span>
          </FlatButton>
        ),
      })}
    >
      <div className={styles.fields}>
        <ProblemList label={`Found in ${name}`} problems={problems} />
        {isDoubted && (
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={draft.vouched.includes(index)}
              onChange={({ currentTarget }) => draft.vouch(index, currentTarget.checked)}
            />
            I checked it: the answer marked right is right.
          </label>
        )}
        <TextAreaField
          label="Question"
          rows={2}
          value={activity.question}
          error={isMissing(activity.question)}
          onChange={({ currentTarget }) =>
            draft.change(index, { ...activity, question: currentTarget.value })
          }
        />
        {activity.illustration !== undefined && (
          <p className="soft small">Picture: {activity.illustration.alt}</p>
        )}
        <OptionsEditor
          name={name}
          activity={activity}
          isMissing={isMissing}
          onChange={(next) => draft.change(index, next)}
        />
        <TextAreaField
          label="Explanation"
          hint="Read after the answer, right or wrong."
          rows={2}
          value={activity.explanation}
          error={isMissing(activity.explanation)}
          onChange={({ currentTarget }) =>
            draft.change(index, { ...activity, explanation: currentTarget.value })
          }
        />
        {HINTS.map((at) => (
          <TextField
            key={at}
            label={`Hint ${at + 1}`}
            autoComplete="off"
            value={activity.hints?.[at] ?? ''}
            onChange={({ currentTarget }) => draft.change(index, withHint(activity, at, currentTarget.value))}
          />
        ))}
      </div>
    </FlatPanel>
  );
}
