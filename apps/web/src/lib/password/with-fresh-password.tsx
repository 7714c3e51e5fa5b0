import { createRoot } from 'react-dom/client';
import type { ApiError } from '../api/api-error.ts';
import { FreshPasswordDialog } from './fresh-password-dialog.tsx';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { GrownUpPage } from '@noodlenaut/ui/pieces/grown-up/grown-up-page';
import { SmallDialog } from '@noodlenaut/ui/pieces/base/small-dialog';
import { pageLink } from '../links/page-link.tsx';

/** For who has no password here: Google asks for its own, and leads back to this page (decision 0065). */
function GoogleAgainDialog({ onDone }: { onDone: (isFresh: boolean) => void }) {
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

interface Asked {
  readonly refusal: ApiError;
  /** What had the focus. */
  readonly control: Element | null;
  /** Sends the password. */
  readonly confirm: (password: string) => Promise<unknown>;
}

/** Steps that were refused at the same time share one question. */
let asking: Promise<boolean> | null = null;

/** Only here is it asked who asks: the first code of every page need not know it. */
const isGoogle = ({ body }: ApiError): boolean => /"by":\s*"google"/.test(body);

function show({ refusal, confirm }: Asked): Promise<boolean> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  return new Promise((resolve) => {
    const onDone = (isFresh: boolean) => {
      root.unmount();
      place.remove();
      resolve(isFresh);
    };
    root.render(
      isGoogle(refusal) ? (
        <GoogleAgainDialog onDone={onDone} />
      ) : (
        <FreshPasswordDialog confirm={confirm} onDone={onDone} />
      ),
    );
  });
}

/** A control that is off while its step runs loses the focus to the page: it gets it back when it is on again. */
function giveFocusBack(control: Element | null): void {
  if (!(control instanceof HTMLElement)) return;
  const focus = () => {
    if (document.activeElement === document.body) control.focus();
  };
  if (!control.matches(':disabled')) {
    focus();
    return;
  }
  const isOn = new MutationObserver(() => {
    isOn.disconnect();
    focus();
  });
  isOn.observe(control, { attributeFilter: ['disabled'] });
}

/**
 * Asks for the password, then makes the refused call once more; the refusal itself comes back when the question is
 * cancelled (decision 0048).
 */
export async function withFreshPassword<Reply>(ask: () => Promise<Reply>, asked: Asked): Promise<Reply> {
  asking ??= show(asked).finally(() => (asking = null));
  const isFresh = await asking;
  giveFocusBack(asked.control);
  if (!isFresh) throw asked.refusal;
  return ask();
}
