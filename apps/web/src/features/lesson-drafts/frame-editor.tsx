import { TextAreaField } from '@noodlenaut/ui/pieces/form/text-area-field';
import { TextField } from '@noodlenaut/ui/pieces/form/text-field';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import styles from './drafts.module.css';
import { ProblemList } from './problem-list.tsx';
import type { EditedDraft } from './use-draft.ts';

const TITLE_MAX = 80;
const TEXTS = [
  ['introduction', 'Introduction'],
  ['summary', 'Summary'],
  ['fun_fact', 'Fun fact'],
] as const;

/** Title, introduction, summary and fun fact, and what the check found in the lesson as a whole. */
export function FrameEditor({ draft }: { draft: EditedDraft }) {
  const { content } = draft;
  const isMissing = (text: string) =>
    draft.marksEmpty && text.trim() === '' ? 'Please fill this in' : undefined;
  return (
    <FlatPanel title="Around the questions">
      <div className={styles.fields}>
        <ProblemList
          label="Found in the lesson"
          problems={draft.saved.problems.filter(({ activity }) => activity === null)}
        />
        <TextField
          label="Title"
          autoComplete="off"
          maxLength={TITLE_MAX}
          value={content.title}
          error={isMissing(content.title)}
          onChange={({ currentTarget }) => draft.edit({ ...content, title: currentTarget.value })}
        />
        {TEXTS.map(([field, label]) => (
          <TextAreaField
            key={field}
            label={label}
            rows={3}
            value={content[field]}
            error={isMissing(content[field])}
            onChange={({ currentTarget }) => draft.edit({ ...content, [field]: currentTarget.value })}
          />
        ))}
      </div>
    </FlatPanel>
  );
}
