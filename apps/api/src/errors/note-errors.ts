import { sqlState, violatedConstraint, type Store } from '@noodlenaut/db';

/** Errors that one process keeps in a minute; a broken server throws thousands, and a few tell as much. */
const A_MINUTE = 20;
const MINUTE_MS = 60_000;
const MESSAGE = 300;
const STACK = 2000;

export interface ErrorNotes {
  /** @param call the call or route, without parameters */
  note(requestId: string, call: string, cause: unknown): void;
}

/** What programs quote is often what a person typed, also with quotes in it: from the first quote to the last one nothing stays. */
const withoutQuotes = (text: string): string =>
  text.replace(/["'`\u2018-\u201F].*["'`\u2018-\u201F]/su, '"..."');

function messageOf(cause: unknown): string {
  const state = sqlState(cause);
  if (state !== null) return `SQL state ${state} ${violatedConstraint(cause) ?? ''}`.trim();
  return cause instanceof Error ? withoutQuotes(cause.message).slice(0, MESSAGE) : '';
}

/** The places alone: the first line of a stack is the message. */
const placesOf = (cause: unknown): string =>
  cause instanceof Error
    ? (cause.stack ?? '')
        .split('\n')
        .filter((line) => /^\s+at /.test(line))
        .join('\n')
        .slice(0, STACK)
    : '';

/**
 * Keeps unexpected errors in the database, where staff of any machine find them by the number a person quotes (`npm run staff -- error`). Nobody waits
 * for it, and it keeps nothing of who asked or what they sent.
 */
export function noteErrors(
  store: Pick<Store, 'serverErrors'>,
  now: () => Date,
  report: (cause: unknown) => void,
): ErrorNotes {
  let minute = 0;
  let kept = 0;
  return {
    note: (requestId, call, cause) => {
      const current = Math.floor(now().getTime() / MINUTE_MS);
      if (current !== minute) [minute, kept] = [current, 0];
      kept += 1;
      if (kept > A_MINUTE) return;
      const kind = cause instanceof Error ? cause.name.slice(0, 100) : typeof cause;
      store.serverErrors
        .add({ requestId, call: call.slice(0, 200), kind, message: messageOf(cause), stack: placesOf(cause) })
        .catch(report);
    },
  };
}
