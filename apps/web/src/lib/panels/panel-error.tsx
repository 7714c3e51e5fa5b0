import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { useEffect } from 'react';
import { sentenceOf } from '../api/error-sentences.ts';

type Props = { title: string; error: unknown; onRetry: () => void };

/** A panel whose data did not come: says why, and tries again on a press and when the network is back. The rest of the page stays. */
export function PanelError({ title, error, onRetry }: Props) {
  useEffect(() => {
    globalThis.addEventListener('online', onRetry);
    return () => globalThis.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <FlatPanel title={title}>
      <p role="alert">{sentenceOf(error)}</p>
      <div>
        <FlatButton aria-label={`Try again: ${title}`} onClick={onRetry}>
          Try again
        </FlatButton>
      </div>
    </FlatPanel>
  );
}
