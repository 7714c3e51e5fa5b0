/** Something a person can mend, in one sentence that says how. Ends the start with exit code 1. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
