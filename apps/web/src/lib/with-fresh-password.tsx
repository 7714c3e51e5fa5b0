import { createRoot } from 'react-dom/client';
import { FreshPasswordDialog } from './fresh-password-dialog.tsx';

/** Steps that were refused at the same time share one question. */
let asking: Promise<boolean> | null = null;

function show(): Promise<boolean> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  return new Promise((resolve) => {
    const onDone = (isFresh: boolean) => {
      root.unmount();
      place.remove();
      resolve(isFresh);
    };
    root.render(<FreshPasswordDialog onDone={onDone} />);
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
export async function withFreshPassword<Reply>(
  ask: () => Promise<Reply>,
  refusal: unknown,
  control: Element | null,
): Promise<Reply> {
  asking ??= show().finally(() => (asking = null));
  const isFresh = await asking;
  giveFocusBack(control);
  if (!isFresh) throw refusal;
  return ask();
}
