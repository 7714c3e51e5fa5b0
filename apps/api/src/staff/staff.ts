import { userInfo } from 'node:os';
import { join } from 'node:path';
import { providerOf } from '@noodlenaut/ai';
import { connect, createStore } from '@noodlenaut/db';
import { embeddedPostgres } from '@noodlenaut/db/embedded';
import { runStaff } from './commands.ts';
import { staffAi, staffEnv } from './env.ts';

/** `npm run staff -- ...` (P1.02). */
const { databaseUrl, dataDir, publicUrl, asksConsent } = staffEnv;
const embedded = databaseUrl === null ? await embeddedPostgres(join(dataDir, 'postgres')) : null;
const url = databaseUrl ?? embedded?.url ?? '';
const { db } = connect({ url, poolSize: 1, waitMs: 10_000 });
const store = createStore(db);
const context = {
  store,
  ai: () =>
    providerOf(staffAi(url), {
      ledger: store.aiSpend,
      now: () => new Date(),
    }),
  dataDir,
  publicUrl,
  asksConsent,
  by: userInfo().username,
  print: (line: string) => console.log(line),
};
const code = await runStaff(context, process.argv.slice(2));
await db.destroy();
if (embedded && !embedded.reused) await embedded.stop();
process.exit(code);
