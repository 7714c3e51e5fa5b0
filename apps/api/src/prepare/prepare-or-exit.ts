import { LessonFileError } from '@noodlenaut/content';
import { OldServerError } from '@noodlenaut/db';
import type { RunningServices } from '../create-services.ts';
import { UnsafeDemoError } from '../demo/keep-demo-apart.ts';
import { ErasedIdsError } from '../privacy/erased-ids-file.ts';
import { prepare } from './prepare.ts';
import { UnsafeDatabaseError } from './prepare-schema.ts';
import { requireSchema, SchemaError } from './require-schema.ts';

const KNOWN = [
  OldServerError,
  UnsafeDatabaseError,
  UnsafeDemoError,
  ErasedIdsError,
  LessonFileError,
  SchemaError,
];

/**
 * Brings the database up to date, or with PREPARE=0 checks that somebody else did. When it cannot be used, one sentence says why and the process ends
 * with 1.
 * @param services without a limit on the time of a statement
 */
export async function prepareOrExit(
  services: RunningServices,
  onStep: (text: string) => void,
): Promise<void> {
  const { env } = services;
  try {
    if (env.PREPARE) await prepare(services, onStep);
    else await requireSchema(services.db);
  } catch (cause) {
    const said = cause instanceof Error ? cause.message || cause.name : String(cause);
    const isKnown = KNOWN.some((kind) => cause instanceof kind);
    const { host } = new URL(env.DATABASE_URL);
    console.error(
      isKnown
        ? said
        : `The database at ${host} cannot be used: ${said}. Check DATABASE_URL and that the server runs.`,
    );
    process.exit(1);
  }
}
