import { createRoot } from 'react-dom/client';
import type { ApiError } from '../api/api-error.ts';
import { FreshPasswordDialog } from './fresh-password-dialog.tsx';
import { GoogleAgainDialog } from './google-again-dialog.tsx';

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
