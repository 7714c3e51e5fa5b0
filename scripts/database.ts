import { join } from 'node:path';
import { checkInvariants, connect, createStore, migrate, withSecretFiles } from '@noodlenaut/db';
import { embeddedPostgres } from '@noodlenaut/db/embedded';
import { importContent } from '@noodlenaut/api/import-content';

/** The database's own commands, on DATABASE_URL or on the embedded database of DATA_DIR, running or not. */
const source = withSecretFiles(process.env);
const dataDir = source['DATA_DIR'] || join(import.meta.dirname, '../.data');
const external = source['DATABASE_URL'] || undefined;
const embedded = external === undefined ? await embeddedPostgres(join(dataDir, 'postgres')) : null;
const owner = source['DATABASE_OWNER_URL'] || external || embedded?.ownerUrl || '';
const { db } = connect({ url: owner, poolSize: 2, waitMs: 10_000 });
const store = createStore(db);

const commands: Readonly<Record<string, () => Promise<number>>> = {
  migrate: async () => {
    const applied = await migrate(db.withTables<never>());
    console.log(applied.length === 0 ? 'The schema is up to date.' : `Applied: ${applied.join(', ')}`);
    return 0;
  },
  check: async () => {
    const violations = await checkInvariants(db);
    for (const { invariant, rows } of violations) console.error(`${invariant}: ${JSON.stringify(rows)}`);
    console.log(
      violations.length === 0 ? 'Every invariant holds.' : `${violations.length} invariants are broken.`,
    );
    return violations.length === 0 ? 0 : 1;
  },
  'rebuild-totals': async () => {
    const points = await store.progress.rebuildPoints();
    const progress = await store.progress.refresh(null);
    for (const { userId, was, is } of points) console.log(`points of ${userId}: ${was} -> ${is}`);
    for (const { userId, subjectId } of progress) console.log(`progress of ${userId} in ${subjectId} mended`);
    console.log(
      `${points.length} totals of points and ${progress.length} rows of progress differed from the facts.`,
    );
    return 0;
  },
  'import-content': async () => {
    const { lessons, written } = await importContent(store);
    console.log(`${written} of ${lessons} lessons written.`);
    return 0;
  },
};

const command = commands[process.argv[2] ?? ''];
let code = 1;
if (command) code = await command();
else console.error(`Usage: database.ts ${Object.keys(commands).join(' | ')}`);
await db.destroy();
if (embedded && !embedded.reused) await embedded.stop();
process.exit(code);
