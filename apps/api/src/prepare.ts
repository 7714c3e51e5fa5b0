import { migrate } from '@noodlenaut/db';
import { sql } from 'kysely';
import { importContent } from './content/import-content.ts';
import type { RunningServices } from './create-services.ts';
import { seedDemo } from './demo/seed-demo.ts';

/** A database that would lose what it has promised to keep (SAFETY F3). */
export class UnsafeDatabaseError extends Error {
  override readonly name = 'UnsafeDatabaseError';
}

/**
 * Brings the database up to date before anybody is let in: schema, content, and the demo family when a password for it
 * is given. Safe from several processes at once and any number of times.
 */
export async function prepare(
  services: RunningServices,
  demoPassword: string | undefined,
  onStep: (text: string) => void,
): Promise<void> {
  const { db, store } = services;
  const timed = async (work: () => Promise<string | null>) => {
    const began = performance.now();
    const text = await work();
    if (text !== null) onStep(`${text} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  };
  await refuseUnsafe(services);
  await timed(async () => {
    const applied = await migrate(db.withTables<never>());
    return applied.length > 0 ? `Schema brought up to date: ${applied.length} migrations` : null;
  });
  await timed(async () => {
    const { lessons, written } = await importContent(store);
    return written > 0 ? `${written} of ${lessons} lessons written` : null;
  });
  if (demoPassword === undefined) return;
  await timed(async () => {
    await seedDemo(store, services.passwords, demoPassword, services.now());
    return 'Demo family made, with three weeks of history';
  });
}

async function refuseUnsafe({ db, env }: RunningServices): Promise<void> {
  if (env.NODE_ENV === 'test') return;
  const { rows } = await sql<{
    value: string;
  }>`select current_setting('synchronous_commit') as value`.execute(db);
  if (rows[0]?.value !== 'off') return;
  throw new UnsafeDatabaseError(
    'The database has synchronous_commit off and can lose what it confirmed. Set it to on and start again.',
  );
}
