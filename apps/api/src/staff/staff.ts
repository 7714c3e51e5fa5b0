import { userInfo } from 'node:os';
import { join } from 'node:path';
import { connect, createStore } from '@noodlenaut/db';
import { embeddedPostgres } from '@noodlenaut/db/embedded';
import { staffEnv } from './env.ts';

/** Staff work is a command on the machine, never a page (PRODUCT 1); every one leaves a line in the audit log. */
const usage = 'Usage: npm run staff -- verify-tutor USERNAME | outbox [HOW-MANY] | reports [HOW-MANY]';
const { databaseUrl, dataDir } = staffEnv;
const embedded = databaseUrl === null ? await embeddedPostgres(join(dataDir, 'postgres')) : null;
const { db } = connect({ url: databaseUrl ?? embedded?.url ?? '', poolSize: 1, waitMs: 10_000 });
const store = createStore(db);

async function verifyTutor(username: string): Promise<number> {
  const tutor = await store.users.verifyTutor(username);
  const result = tutor ? 'done' : 'failed';
  await store.audit.write({
    actorId: null,
    action: `staff.verify-tutor by ${userInfo().username}`,
    object: tutor?.id ?? username,
    result,
  });
  console.log(tutor ? `${tutor.username} is verified and listed.` : `There is no tutor called ${username}.`);
  return tutor ? 0 : 1;
}

async function showOutbox(limit: number): Promise<number> {
  await store.audit.write({
    actorId: null,
    action: `staff.outbox by ${userInfo().username}`,
    result: 'done',
  });
  for (const mail of await store.outbox.list(limit)) {
    const state = mail.sentAt
      ? `sent ${mail.sentAt.toISOString()}`
      : `waiting, ${mail.attempts} tries${mail.lastError ? `: ${mail.lastError}` : ''}`;
    console.log(
      `${mail.createdAt.toISOString()}  ${mail.toAddress}  ${mail.subject}  [${state}]\n${mail.bodyText}\n`,
    );
  }
  return 0;
}

/** What children reported about other players, the latest first (SAFETY 2.5). */
async function showReports(limit: number): Promise<number> {
  await store.audit.write({
    actorId: null,
    action: `staff.reports by ${userInfo().username}`,
    result: 'done',
  });
  for (const { createdAt, code, gameType, reporter, reported, reason } of await store.playerReports.latest(
    limit,
  ))
    console.log(`${createdAt.toISOString()}  ${code} ${gameType}  ${reporter} about ${reported}: ${reason}`);
  return 0;
}

const howMany = (text: string | undefined): number => Math.max(1, Math.min(500, Number(text ?? 20) || 20));
const [command, argument] = process.argv.slice(2);
let code = 1;
if (command === 'verify-tutor' && argument !== undefined) code = await verifyTutor(argument);
else if (command === 'outbox') code = await showOutbox(howMany(argument));
else if (command === 'reports') code = await showReports(howMany(argument));
else console.error(usage);
await db.destroy();
if (embedded && !embedded.reused) await embedded.stop();
process.exit(code);
