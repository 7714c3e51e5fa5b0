/** How long running requests may take to end. */
const DRAIN_MS = 5000;

/**
 * What nobody caught: the cause is said once, nobody new is let in, running requests end, and the process goes with 1, to be
 * started again. Going on would mean going on in a state that nobody knows.
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
