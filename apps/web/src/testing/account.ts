import type { Outputs } from '../lib/api/replies.ts';

/** How one gets in again: nothing given yet. */
export const waysBackOf = (
  more: Partial<Outputs['account']['waysBack']> = {},
): Outputs['account']['waysBack'] => ({
  email: null,
  isConfirmed: false,
  waiting: null,
  codesLeft: 0,
  secondFactor: 'off',
  isSecondFactorRequired: false,
  ...more,
});

/** What hangs on the own account: nothing. */
export const ownDataOf = (more: Partial<Outputs['privacy']['own']> = {}): Outputs['privacy']['own'] => ({
  eraseAt: null,
  children: [],
  classes: [],
  sessions: 0,
  aloneDays: null,
  ...more,
});
