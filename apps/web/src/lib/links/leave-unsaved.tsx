import { SmallDialog } from '@noodlenaut/ui/pieces/base/small-dialog';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useBlocker } from '@tanstack/react-router';

type Props = {
  /** Called at each way out, so that a way taken right after saving is free. */
  isUnsaved: () => boolean;
  /** What would be lost, as a sentence. */
  text: string;
  title?: string;
  stay?: string;
  leave?: string;
};

/** Asks before a way out of an editor loses what was typed. Closing the tab asks with the browser's own question. */
export function LeaveUnsaved({
  isUnsaved,
  text,
  title = 'Leave without saving?',
  stay = 'Keep editing',
  leave = 'Leave without saving',
}: Props) {
  const way = useBlocker({ shouldBlockFn: isUnsaved, enableBeforeUnload: isUnsaved, withResolver: true });
  if (way.status !== 'blocked') return null;
  return (
    <SmallDialog title={title} onClose={way.reset}>
      <p>{text}</p>
      <div className="row">
        <FlatButton tone="primary" onClick={way.reset}>
          {stay}
        </FlatButton>
        <FlatButton onClick={way.proceed}>{leave}</FlatButton>
      </div>
    </SmallDialog>
  );
}
