import { expect, test } from 'vitest';
import { writeWeeklyMails } from '../mail/write-weekly-mails.ts';
import { askAnonymously, signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const { store, db, env } = api.services;
const MONDAY = new Date('2026-11-23T06:00:00Z');
const run = (at = MONDAY) => writeWeeklyMails({ store, env, now: () => at });
let count = 0;

async function family(more: { readonly email?: string } = {}) {
  count += 1;
  const email = more.email ?? `ana-${count}@example.org`;
  const child = await signedIn(api, 'student', { grade: '3rd', firstName: 'Noor' });
  const mother = await signedIn(api, 'parent', { firstName: 'Ana', ...(email !== '' && { email }) });
  await store.family.link(child.id, mother.id, 'primary', 'active');
  const url = `/api/family/children/${child.id}/weekly-mail`;
  const mails = () =>
    db.selectFrom('outbox').select(['subject', 'bodyText']).where('toAddress', '=', email).execute();
  return { child, mother, url, mails };
}

test('only who asked gets the weekly mail, once a week, however many runs there are at once', async () => {
  const { mother, url, mails } = await family();
  await run();
  expect(await mails()).toEqual([]);
  expect((await mother.ask('GET', url)).json()).toEqual({ hasAddress: true, isOn: false });
  for (const _ of [1, 2])
    expect((await mother.ask('POST', url, { isOn: true })).json()).toEqual({ hasAddress: true, isOn: true });
  await Promise.all([run(), run(), run()]);
  await run(new Date('2026-11-25T06:00:00Z'));
  const [mail, ...others] = await mails();
  expect([mail?.subject, others]).toEqual([expect.stringMatching(/^Noor's week/), []]);
  await run(new Date('2026-11-30T06:00:00Z'));
  expect(await mails()).toHaveLength(2);
});

test('the link in the mail stops it signed out, with one call; the answer tells nothing', async () => {
  const { mother, url, mails } = await family();
  await mother.ask('POST', url, { isOn: true });
  await run();
  const token = /stop-mail#(\S+)/.exec((await mails())[0]?.bodyText ?? '')?.[1];
  for (const typed of [token, token, 'x'.repeat(43)]) {
    const reply = await askAnonymously(api, 'POST', '/api/weekly-mail/stop', { token: typed });
    expect([reply.statusCode, reply.json()]).toEqual([200, { ok: true }]);
  }
  expect((await mother.ask('GET', url)).json()).toMatchObject({ isOn: false });
  await run(new Date('2026-11-30T06:00:00Z'));
  expect(await mails()).toHaveLength(1);
});

test('an ended link, a sleeping child or no address: no mail', async () => {
  const ended = await family();
  const asleep = await family();
  const homeless = await family({ email: '' });
  for (const { mother, url } of [ended, asleep, homeless]) await mother.ask('POST', url, { isOn: true });
  const linkId = (await ended.mother.ask('GET', `/api/family/links?studentId=${ended.child.id}`)).json()
    .guardians[0].linkId;
  await ended.mother.ask('DELETE', `/api/family/links/${linkId}`);
  await db.updateTable('users').set({ isActive: false }).where('id', '=', asleep.child.id).execute();
  expect(await run()).toBe(0);
});

test('a stranger reads and sets nothing', async () => {
  const { url } = await family();
  const stranger = await signedIn(api, 'parent');
  expect((await stranger.ask('GET', url)).statusCode).toBe(404);
  expect((await stranger.ask('POST', url, { isOn: true })).statusCode).toBe(404);
});
