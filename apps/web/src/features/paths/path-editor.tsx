import { PATH_LIMITS } from '@noodlenaut/domain';
import { FormNotice } from '@noodlenaut/ui/pieces/form/form-notice';
import { TextField } from '@noodlenaut/ui/pieces/form/text-field';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatForm } from '@noodlenaut/ui/pieces/grown-up/flat-form';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { LeaveUnsaved } from '../../lib/links/leave-unsaved.tsx';
import { withDay, withMove, withoutStep, withStep } from './path-draft.ts';
import { PathLink } from './path-links.tsx';
import { PathPreview } from './path-preview.tsx';
import styles from './paths.module.css';
import type { Receiver, ShownPath } from './shown-path.ts';
import { StepList } from './step-list.tsx';
import { StepPicker } from './step-picker.tsx';
import { usePathEditor } from './use-path-editor.ts';

type Props = {
  to: Receiver;
  path: ShownPath | null;
  /** Of whom the child reads: a first name, or the class. */
  from: string;
};

/** Name, steps and their order; beside them what can be added, and what the child will see. */
export function PathEditor({ to, path, from }: Props) {
  const { draft, edit, refusal, ...editor } = usePathEditor(to, path);
  const { steps, title } = draft;
  return (
    <div className={styles.editor}>
      <LeaveUnsaved isUnsaved={editor.isUnsaved} text="Your changes to this path are not saved yet." />
      <div>
        <FlatPanel title={path === null ? 'New path' : 'Change the path'}>
          <FlatForm onSend={editor.save}>
            {refusal !== null && refusal.title === undefined && <FormNotice>{refusal.sentence}</FormNotice>}
            <TextField
              label="Name of the path"
              hint="The child reads it. For example: Ready for 4th grade."
              maxLength={PATH_LIMITS.titleCharacters}
              autoComplete="off"
              value={title}
              error={refusal?.title}
              onChange={({ target }) => edit((before) => ({ ...before, title: target.value }))}
            />
            <p className="soft num">
              {steps.length} of {PATH_LIMITS.steps} steps
            </p>
            {steps.length === 0 ? (
              <p className={styles.none}>No step yet. Add lessons and practice from the list.</p>
            ) : (
              <StepList
                steps={steps}
                errors={refusal?.steps ?? new Map()}
                onMove={(key, by) => edit((before) => withMove(before, key, by))}
                onRemove={(key) => edit((before) => withoutStep(before, key))}
                onDay={(key, day) => edit((before) => withDay(before, key, day))}
              />
            )}
            <div className="row">
              <FlatButton
                type="submit"
                tone="primary"
                pending={editor.isPending}
                disabled={steps.length === 0}
              >
                Save the path
              </FlatButton>
              <PathLink to={to}>Cancel</PathLink>
            </div>
          </FlatForm>
        </FlatPanel>
      </div>
      <div className={styles.side}>
        <FlatPanel title="Add a step">
          <StepPicker
            {...{ to, steps }}
            isFull={editor.isFull}
            onAdd={(step) => edit((before) => withStep(before, step))}
          />
        </FlatPanel>
      </div>
      <div>
        <FlatPanel title={to.kind === 'child' ? `What ${to.name} sees` : 'What the pupils see'}>
          <PathPreview {...{ title, from, steps }} />
        </FlatPanel>
      </div>
    </div>
  );
}
