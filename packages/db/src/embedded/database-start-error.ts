/** Why the embedded database did not start, in one sentence a person can act on. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
}
