import { notify } from '../notices/notices.ts';
import { useMoment } from '../state/use-moment.ts';

const SAID_MS = 2500;

/** Copies a text, and is true for a moment after that. Where the browser does not allow it, the notice says what to do. */
export function useCopy(failed: { title: string; description: string }) {
  const [isCopied, sayCopied] = useMoment(SAID_MS);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      sayCopied();
    } catch (cause) {
      console.warn(failed.title, cause);
      notify(failed);
    }
  };
  return [isCopied, copy] as const;
}
