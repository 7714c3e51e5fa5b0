/** How long running requests may take to end. */
const DRAIN_MS = 5000;

/**
 * For an uncaught error: logs the cause once, takes no new requests, lets running ones end, and exits with 1, to be started
 * again. Going on would mean working in an unknown state.
 */
export function onLastResort(say: (cause: unknown) => void, drain: () => Promise<unknown>): void {
  let isOver = false;
  const end = (cause: unknown) => {
    if (isOver) return;
    isOver = true;
    say(cause);
    const leave = () => process.exit(1);
    setTimeout(leave, DRAIN_MS);
    drain().then(leave, leave);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}
