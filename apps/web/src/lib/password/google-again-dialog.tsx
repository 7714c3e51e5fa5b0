import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { GrownUpPage } from '@noodlenaut/ui/pieces/grown-up/grown-up-page';
import { SmallDialog } from '@noodlenaut/ui/pieces/base/small-dialog';
import { pageLink } from '../links/page-link.tsx';

/** For who has no password here: Google asks for its own, and leads back to this page (decision 0065). */
export function GoogleAgainDialog({ onDone }: { onDone: (isFresh: boolean) => void }) {
  const to = `/api/auth/google?again=${encodeURIComponent(location.pathname)}`;
  return (
    <SmallDialog title="Is it you?" onClose={() => onDone(false)}>
      <GrownUpPage>
        <p>
          You power on with Google. Please sign in there once more; you come back here and press the button
          again.
        </p>
        <div className="row">
          <FlatButton tone="primary" renderRoot={pageLink(to)}>
            Sign in with Google again
          </FlatButton>
          <FlatButton tone="link" onClick={() => onDone(false)}>
            Cancel
          </FlatButton>
        </div>
      </GrownUpPage>
    </SmallDialog>
  );
}
