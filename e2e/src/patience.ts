/** Waits end a test that hangs; no verdict hangs on them, so that a slow or busy machine fails nothing. */
export const ACTION_MS = 45_000;
export const TEST_MS = 240_000;
