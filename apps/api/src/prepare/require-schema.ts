import { isUpToDate, type Database } from '@noodlenaut/db';

/** The schema is older than this program. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';
}

/** For servers whose database another process prepares (PREPARE=0). @throws SchemaError until it has */
export async function requireSchema(db: Database): Promise<void> {
  if (await isUpToDate(db)) return;
  throw new SchemaError(
    'The schema is older than this version. Run apps/api/src/prepare/main.ts as the owner first, or set PREPARE=1.',
  );
}
