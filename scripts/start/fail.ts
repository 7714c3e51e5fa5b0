import { DatabaseStartError } from '@noodlenaut/db/embedded';
import { EnvironmentError } from '@noodlenaut/api/env';
import { StartError } from './start-error.ts';
import { stopAll } from './stop-all.ts';

const mendable = (cause: unknown): cause is Error =>
  cause instanceof StartError || cause instanceof DatabaseStartError || cause instanceof EnvironmentError;

/** Says what a person can mend in one sentence, and anything else as it is; then stops everything. */
export const fail = (cause: unknown) => {
  console.error(mendable(cause) ? `\n${cause.message}` : cause);
  return stopAll(1);
};
