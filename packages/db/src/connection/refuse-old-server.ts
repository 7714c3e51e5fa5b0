/** The oldest major version whose SQL all statements and migrations keep to; tests run on it (docs/operations.md). */
export const OLDEST_POSTGRES = 15;

/** The server's version does not understand our statements. */
export class OldServerError extends Error {
  override readonly name = 'OldServerError';
}

/**
 * Refuses a PostgreSQL that is too old before anything is changed in it.
 * @param ask runs a query that gives one row with `version`, the major version
 * @throws OldServerError with one sentence that says what to do
 */
export async function refuseOldServer(ask: (query: string) => Promise<number | undefined>): Promise<void> {
  const version = await ask(`select current_setting('server_version_num')::int / 10000 as version`);
  if (version === undefined || version >= OLDEST_POSTGRES) return;
  throw new OldServerError(
    `The database is PostgreSQL ${version}. This version needs PostgreSQL ${OLDEST_POSTGRES} or newer: upgrade the server and start again.`,
  );
}
