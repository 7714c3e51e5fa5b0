import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { SmallDialog } from '@noodlenaut/ui/pieces/base/small-dialog';
import { useBlocker } from '@tanstack/react-router';
import styles from './drafts.module.css';

/**
 * Asks before a way out of the editor loses what was typed. Closing the tab asks with the browser's own question.
 * @param isUnsaved called at each way out, so that a way taken right after saving is free
 */
export function LeaveUnsaved({ isUnsaved }: { isUnsaved: () => boolean }) {
  const way = useBlocker({ shouldBlockFn: isUnsaved, enableBeforeUnload: isUnsaved, withResolver: true });
  if (way.status !== 'blocked') return null;
  return (
    <SmallDialog title="Leave without saving?" onClose={way.reset}>
      <p>Your changes to this draft are not saved yet.</p>
      <div className={styles.ways}>
        <FlatButton tone="primary" onClick={way.reset}>
          Keep editing
        </FlatButton>
        <FlatButton onClick={way.proceed}>Leave without saving</FlatButton>
      </div>
    </SmallDialog>
  );
}
