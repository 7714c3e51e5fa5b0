/** E2E_PATIENCE=5 stretches every wait of the tests: for a machine that has other work. No test gets slower by it. */
const FACTOR = Number(process.env['E2E_PATIENCE'] ?? '1') || 1;

export const ACTION_MS = 10_000 * FACTOR;
export const TEST_MS = 45_000 * FACTOR;
