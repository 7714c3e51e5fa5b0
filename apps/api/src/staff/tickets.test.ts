import { expect, test } from 'vitest';
import { askAnonymously, signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';
import { runStaff } from './commands.ts';
import { quoted } from './terminal-text.ts';

const api = await startTestApi();
const { db, store } = api.services;

async function staff(...words: string[]) {
  const lines: string[] = [];
  const context = {
    store,
    dataDir: '/nowhere',
    publicUrl: 'http://school.test',
    asksConsent: false,
    ai: () => null,
    by: 'root',
    print: (line: string) => void lines.push(line),
  };
  return { code: await runStaff(context, words), said: lines.join('\n') };
}
const wish = (text: string, email = 'ana@example.org') => ({
  id: crypto.randomUUID(),
  topic: 'plans',
  text,
  email,
});
const numberOf = (answer: { json(): { number: string } }): string => answer.json().number;

test('the open tickets: those of paid plans first, then the longest waiting; a closed one is not there', async () => {
  const [free, paid] = [
    await signedIn(api, 'parent'),
    await signedIn(api, 'parent', { plan: 'bright-future-brigade' }),
  ];
  const first = numberOf(await askAnonymously(api, 'POST', '/api/support/tickets', wish('first')));
  const second = numberOf(await free.ask('POST', '/api/support/tickets', wish('second')));
  const third = numberOf(await paid.ask('POST', '/api/support/tickets', wish('third')));
  const order = async () => [...(await staff('tickets')).said.matchAll(/T-\w{4}/g)].map(([number]) => number);
  expect(await order()).toEqual([third, first, second]);
  expect((await staff('tickets')).said).toContain(`${third}  `);
  expect((await staff('queue')).said).toContain('Questions to support (tickets): 3');
  expect((await staff('close', third.toLowerCase())).code).toBe(0);
  expect(await order()).toEqual([first, second]);
  expect(await staff('close', third)).toEqual({ code: 1, said: `There is no open ticket ${third}.` });
  const { endsAt } = await db
    .selectFrom('supportTickets')
    .select('endsAt')
    .where('number', '=', third)
    .executeTakeFirstOrThrow();
  expect(Math.round((endsAt.getTime() - Date.now()) / 86_400_000)).toBe(180);
});

test('a whole ticket says whether the address is the confirmed one of the account, and nothing in it steers the terminal', async () => {
  const known = await signedIn(api, 'parent', { email: 'known@example.org' });
  const own = numberOf(
    await known.ask('POST', '/api/support/tickets', wish('Hello\nFrom: staff', 'Known@example.org')),
  );
  const strange = numberOf(
    await known.ask('POST', '/api/support/tickets', wish('Hello', 'else@example.org')),
  );
  const { said } = await staff('ticket', own);
  expect(said).toContain(`From: ${known.username} (parent)`);
  expect(said).toContain('(confirmed by the account)');
  expect(said).toContain('  | Hello\n  | From: staff');
  expect((await staff('ticket', strange)).said).toContain('not confirmed by an account');
  expect(quoted('a\u001B[2Jb\rc\u202Ed\u2028e\nf')).toBe('  | a�[2Jb�c�d�e\n  | f');
});

test('an answer is mailed and kept; a closed ticket, an unknown one and an empty text get none', async () => {
  const person = await signedIn(api, 'tutor', { verified: true });
  const number = numberOf(await person.ask('POST', '/api/support/tickets', wish('How?', 'hana@example.org')));
  expect((await staff('answer', number, 'Press\n"Start".')).code).toBe(0);
  const [mail] = await store.outbox.list(1);
  expect(mail).toMatchObject({ userId: person.id, toAddress: 'hana@example.org' });
  expect([mail?.subject, mail?.bodyText]).toEqual([
    expect.stringContaining(number),
    expect.stringContaining('Press\n"Start".'),
  ]);
  expect((await staff('ticket', number)).said).toContain('  | Press\n  | "Start".');
  expect((await staff('tickets')).said).toContain('answered once');
  for (const text of ['', ' ', 'x'.repeat(4001), 'a\u0007'])
    expect([text.length, (await staff('answer', number, text)).code]).toEqual([text.length, 1]);
  expect((await staff('answer', number)).said).toBe('Usage: npm run staff -- answer TICKET TEXT');
  await staff('close', number);
  expect((await staff('answer', number, 'Late.')).code).toBe(1);
  expect((await staff('ticket', 'T-BBBB')).code).toBe(1);
  expect((await staff('ticket', '1 or 1=1')).said).toContain('A ticket has a number like');
});

test('each command is in the audit log, about no account, also where somebody is called like a ticket', async () => {
  await store.users.create({
    username: 'T-BBBC',
    passwordHash: null,
    email: null,
    firstName: null,
    lastName: null,
    role: 'student',
  });
  await staff('close', 'T-BBBC');
  const [line] = await db
    .selectFrom('auditLog')
    .select(['action', 'object', 'childId', 'result'])
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  expect(line).toEqual({ action: 'staff.close by root', object: null, childId: null, result: 'failed' });
});
