import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterDays } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { seedDemo } from '../demo/seed-demo.ts';
import { askAnonymously, signedIn } from '../testing/people.ts';
import { playedGame } from '../testing/played-game.ts';
import { startTestApi } from '../testing/test-api.ts';
import { runStaff } from './commands.ts';
import { bookedSession } from '../testing/booked-session.ts';

const api = await startTestApi();
const { db, store, passwords } = api.services;
const passwordHash = await passwords.hash('a long enough one');
const dataDir = await mkdtemp(join(tmpdir(), 'staff-'));

/** A command as it is typed, with what it printed. */
async function staff(...words: string[]) {
  const lines: string[] = [];
  const context = {
    store,
    dataDir,
    publicUrl: 'http://school.test',
    asksConsent: false,
    ai: () => null,
    by: 'root',
    print: (line: string) => void lines.push(line),
  };
  return { code: await runStaff(context, words), said: lines.join('\n') };
}
const logIn = async (username: string, password = 'a long enough one') =>
  (await askAnonymously(api, 'POST', '/api/login', { username, password })).statusCode;

const ALL_CHECKS = 'identity,background,references';
const inDays = (days: number) => afterDays(new Date(), days).toISOString().slice(0, 10);

test('help names every command; one that nobody knows, or with half of its words, changes nothing and says so', async () => {
  const { code, said } = await staff('help');
  expect([code, (await readdir(import.meta.dirname)).length > 10]).toEqual([0, true]);
  for (const name of 'queue approve-teacher invite-teacher verify-tutor verify-guardian suspend restore reset-sign-in export erase keep reset-second-factor set-name set-email reports tutoring-reviews tutoring-review-done tickets ticket answer close outbox remove-demo'.split(
    ' ',
  ))
    expect(said).toContain(`npm run staff -- ${name}`);
  expect((await staff()).code).toBe(1);
  expect(await staff('suspend')).toEqual({ code: 1, said: 'Usage: npm run staff -- suspend USERNAME' });
  expect((await staff('delete-everything')).said).toContain('There is no command "delete-everything"');
  expect((await staff('toString')).code).toBe(1);
  expect(await staff('suspend', 'nobody')).toMatchObject({
    code: 1,
    said: expect.stringContaining('"nobody"'),
  });
});

test('every command leaves a line in the audit log, by whom and about whom, without a name', async () => {
  const person = await signedIn(api, 'parent');
  await staff('suspend', person.username);
  await staff('suspend', person.username);
  const kept = await db
    .selectFrom('auditLog')
    .select(['action', 'object', 'result'])
    .where('object', '=', person.id)
    .orderBy('id')
    .execute();
  expect(kept).toEqual([
    { action: 'staff.suspend by root', object: person.id, result: 'done' },
    { action: 'staff.suspend by root', object: person.id, result: 'failed' },
  ]);
});

test('who is suspended is signed out and stays out until restored, whoever undoes an erasure meanwhile', async () => {
  const mother = await signedIn(api, 'parent', { passwordHash });
  const child = await signedIn(api, 'student', { grade: '3rd', passwordHash });
  await store.family.link(child.id, mother.id, 'primary', 'active');
  const url = `/api/family/children/${child.id}/deletion`;
  expect((await staff('suspend', child.username)).code).toBe(0);
  expect((await child.ask('GET', '/api/user')).statusCode).toBe(401);
  await mother.ask('POST', url, { password: 'a long enough one' });
  await mother.ask('DELETE', url);
  expect(await logIn(child.username)).toBe(401);
  await mother.ask('POST', url, { password: 'a long enough one' });
  expect((await staff('restore', child.username)).said).toContain('asked to have the account erased');
  expect(await logIn(child.username)).toBe(401);
  await mother.ask('DELETE', url);
  expect(await logIn(child.username)).toBe(200);
  expect(await staff('restore', child.username)).toMatchObject({
    code: 1,
    said: expect.stringContaining('not suspended'),
  });
});

test('reset-sign-in prints a link that works once; a child with a guardian is the guardian’s', async () => {
  const adult = await signedIn(api, 'parent', { passwordHash });
  const alone = await signedIn(api, 'student', { grade: '1st' });
  await store.pictureSignIn.keep(alone.id, passwordHash);
  const linked = await signedIn(api, 'student', { grade: '3rd' });
  await store.family.link(linked.id, adult.id, 'primary', 'active');
  for (const { username } of [adult, alone]) {
    const { code, said } = await staff('reset-sign-in', username);
    const token = /http:\/\/school\.test\/reset-password\?token=([\w-]+)/.exec(said)?.[1] ?? '';
    const use = (newPassword: string) =>
      askAnonymously(api, 'POST', '/api/password/reset/confirm', { token, newPassword });
    expect([
      code,
      (await use('a brand new one')).statusCode,
      (await use('another new one')).statusCode,
    ]).toEqual([0, 200, 400]);
    expect(await logIn(username, 'a brand new one')).toBe(200);
  }
  // What the child signed in with before is over.
  expect(await store.pictureSignIn.account(alone.id)).toBeUndefined();
  expect(await staff('reset-sign-in', linked.username)).toMatchObject({
    code: 1,
    said: expect.stringContaining('guardian'),
  });
});

test('set-name and set-email mend what is wrong, and refuse what is no name and no address', async () => {
  const adult = await signedIn(api, 'parent', { email: 'old@example.org' });
  const child = await signedIn(api, 'student', { email: 'kid@example.org', isConfirmed: false });
  expect((await staff('set-name', adult.username, 'Zoë', 'de', 'Vries')).said).toContain('Zoë de Vries');
  expect(await store.users.byId(adult.id)).toMatchObject({
    firstName: 'Zoë',
    lastName: 'de Vries',
    name: 'Zoë de Vries',
  });
  expect((await staff('set-name', child.username, 'a@b.org')).code).toBe(1);
  expect((await staff('set-email', adult.username, 'not an address')).code).toBe(1);
  expect((await staff('set-email', adult.username, 'kid@example.org')).said).toContain('Another account');
  expect((await staff('set-email', child.username, 'new@example.org')).code).toBe(1);
  expect((await staff('set-email', adult.username, 'new@example.org')).code).toBe(0);
  expect(await store.addresses.of(adult.id)).toMatchObject({
    email: 'new@example.org',
    emailConfirmedAt: null,
  });
  const told = (await store.outbox.list(10)).map(({ toAddress, bodyText }) => [
    toAddress,
    bodyText.includes('address#'),
  ]);
  expect(told).toContainEqual(['old@example.org', false]);
  expect(told).toContainEqual(['new@example.org', true]);
});

test('[P1.02] a tutor is verified until a day within a year, and only when all was checked; the audit log keeps what was', async () => {
  const tutor = await signedIn(api, 'tutor');
  const verify = (until: string, checked: string) =>
    staff('verify-tutor', tutor.username, '--until', until, '--checked', checked);
  expect((await verify(inDays(300), 'identity,references')).said).toContain('Not checked yet: background');
  expect((await verify(inDays(-1), ALL_CHECKS)).said).toContain('within a year');
  expect((await verify(inDays(500), ALL_CHECKS)).said).toContain('within a year');
  expect((await verify('soon', ALL_CHECKS)).said).toContain('Usage');
  expect((await store.users.byId(tutor.id))?.isVerified).toBe(false);
  expect((await verify(inDays(300), ALL_CHECKS)).code).toBe(0);
  expect(await store.users.byId(tutor.id)).toMatchObject({
    isVerified: true,
    verificationExpires: new Date(`${inDays(300)}T23:59:59Z`),
  });
  const kept = await db.selectFrom('auditLog').select('action').where('object', '=', tutor.id).execute();
  expect(kept.map(({ action }) => action)).toContain(
    `tutor.verified identity,background,references until ${inDays(300)} by root`,
  );
  await staff('verify-tutor', tutor.username, '--until', inDays(20), '--checked', ALL_CHECKS);
  expect((await staff('queue')).said).toContain(tutor.username);
});

test('queue shows all that waits, and only that', async () => {
  const waits = await signedIn(api, 'teacher', { verified: false });
  const tutor = await signedIn(api, 'tutor');
  const [host, guest] = [
    await signedIn(api, 'student', { grade: '3rd' }),
    await signedIn(api, 'student', { grade: '3rd' }),
  ];
  await playedGame(api, host, guest);
  await store.outbox.add({
    userId: null,
    toAddress: 'x@example.org',
    subject: 'Waiting mail',
    bodyText: 'Secret text',
  });
  const { said } = await staff('queue');
  for (const text of [waits.username, tutor.username, 'unkind', 'Waiting mail']) expect(said).toContain(text);
  expect(said).not.toContain('Secret text');
  await staff('approve-teacher', waits.username);
  await staff('verify-tutor', tutor.username, '--until', inDays(300), '--checked', ALL_CHECKS);
  const after = (await staff('queue')).said;
  expect([after.includes(waits.username), after.includes(tutor.username)]).toEqual([false, false]);
});

test('remove-demo takes the demo family and its password file, and nobody else', async () => {
  const other = await signedIn(api, 'parent');
  await writeFile(join(dataDir, 'demo-accounts.json'), '{}');
  await seedDemo(store, passwords, 'a demo password', new Date());
  expect(await logIn('demo-teacher', 'a demo password')).toBe(200);
  expect((await staff('remove-demo')).code).toBe(0);
  expect(await logIn('demo-teacher', 'a demo password')).toBe(401);
  expect(await readdir(dataDir)).toEqual([]);
  expect(await store.users.byId(other.id)).toBeDefined();
  expect((await staff('remove-demo')).said).toContain('no demo family');
});

test('a text that was refused in a tutoring session waits in the queue, is read, and is handled once', async () => {
  const [child, tutor] = [await signedIn(api, 'student'), await signedIn(api, 'tutor', { verified: true })];
  const sessionId = await bookedSession(api, child, tutor);
  await store.sessionMessages.review({
    sessionId,
    personId: tutor.id,
    personType: 'tutor',
    kind: 'refused-message',
    reason: 'contact',
    message: 'Write to me outside',
  });
  const line = `refused-message (contact) by tutor ${tutor.username}`;
  expect((await staff('queue')).said).toContain(line);
  const { said } = await staff('tutoring-reviews');
  expect(said).toContain('"Write to me outside"');
  const number = / ([\da-f]{8}) /.exec(said)?.[1] ?? '';
  expect((await staff('tutoring-review-done', 'nonsense!')).code).toBe(1);
  expect(await staff('tutoring-review-done', number)).toEqual({ code: 0, said: 'Handled.' });
  expect((await staff('tutoring-review-done', number)).code).toBe(1);
  expect((await staff('tutoring-reviews')).said).toBe('');
});
