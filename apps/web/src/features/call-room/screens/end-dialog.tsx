import type { TutoringRole } from '@noodlenaut/domain';
import { SmallDialog } from '@noodlenaut/ui/pieces/base/small-dialog';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { api } from '../../../lib/api/api.ts';
import { useAction } from '../../../lib/api/use-action.ts';

/** The words of the button that ends the session for everybody; a child has none. */
export const endWords = (role: TutoringRole): string | null =>
  role === 'tutor' ? 'End' : role === 'guardian' ? 'Stop the session' : null;

/** Ends the session for everybody, after one more question. */
export function EndDialog({ sessionId, onClose }: { sessionId: string; onClose: () => void }) {
  // The room itself says to all pages, this one too, that it is over.
  const end = useAction(() => api.tutoring.endSession.mutate({ sessionId }), { stale: [], onDone: onClose });
  return (
    <SmallDialog title="End the session for everybody?" onClose={onClose}>
      <p>The call stops at once. What was written and drawn is kept.</p>
      <div className="row">
        <StickerButton size="sm" tone="primary" pending={end.isPending} onClick={() => end.mutate(undefined)}>
          End it
        </StickerButton>
        <StickerButton size="sm" onClick={onClose}>
          Go on
        </StickerButton>
      </div>
    </SmallDialog>
  );
}
