import { DAY_MS } from '@noodlenaut/domain';
import { hashToken } from '@noodlenaut/db';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runStaff } from '../staff/commands.ts';
import { eraseDue } from '../testing/erase-due.ts';
import { household, PASSWORD, PICTURES, type Household } from '../testing/household.ts';
import { pageThatListens } from '../testing/page-that-listens.ts';
import { askAnonymously } from '../testing/people.ts';
import { linkTokenTo } from '../testing/mails.ts';
import { startTestApi } from '../testing/test-api.ts';
import { ENDINGS, EVENTS, THINGS, type EventName, type Thing } from './endings-table.ts';
import { probeThings } from './probe-things.ts';

const api = await startTestApi();
const { store } = api.services;
const { port } = new URL(await api.app.listen({ port: 0, host: '127.0.0.1' }));
const passwordHash = await api.services.passwords.hash(PASSWORD);
const ended: string[] = [];
const unfollow = await api.services.changes.follow((news) => {
  if (news.kind === 'session-ended') ended.push(news.sid);
});
afterAll(unfollow);

const staff = (...words: string[]) =>
  runStaff(
    {
      store,
      publicUrl: 'http://x.test',
      dataDir: '/nowhere',
      asksConsent: false,
      ai: () => null,
      by: 'test',
      print: () => {},
    },
    words,
  );
const post = (path: string, body: object) => askAnonymously(api, 'POST', path, body);
const erase = async (id: string) => {
  await store.transaction((tx) => tx.privacy.askErase(id, id));
  await eraseDue(store, new Date(Date.now() + 8 * DAY_MS));
};
const deletion = ({ sam, child }: Household) =>
  sam.ask('POST', `/api/family/children/${child.id}/deletion`, { password: PASSWORD });

/** The events, caused by calls wherever there is a call for them. */
const HAPPENS: Readonly<Record<EventName, (all: Household) => Promise<unknown>>> = {
  'the parent logs out': ({ parent }) => parent.ask('POST', '/api/logout'),
  'the parent signs out everywhere': ({ parent }) => parent.ask('DELETE', '/api/sessions'),
  'the parent changes the password': ({ parent }) =>
    parent.ask('POST', '/api/password/change', { currentPassword: PASSWORD, newPassword: 'a quite new one' }),
  'the parent resets the password by mail': async ({ parent }) => {
    const email = (await store.users.byId(parent.id))?.email ?? '';
    await post('/api/password/reset/request', { email });
    const token = await linkTokenTo(api, email);
    return post('/api/password/reset/confirm', { token, newPassword: 'a quite new one' });
  },
  'the parent uses a recovery code': async ({ parent }) => {
    const [code] = (await parent.ask('POST', '/api/recovery-codes')).json().codes;
    return post('/api/recovery-codes/use', {
      username: parent.username,
      code,
      newPassword: 'a quite new one',
    });
  },
  'the parent ends the link': async ({ parent, child }) => {
    const { guardians } = (await parent.ask('GET', `/api/family/links?studentId=${child.id}`)).json();
    const { linkId } = guardians.find(({ isMe }: { isMe: boolean }) => isMe);
    return parent.ask('DELETE', `/api/family/links/${linkId}`);
  },
  'the parent is suspended': ({ parent }) => staff('suspend', parent.username),
  'the parent plans the end of the account': ({ parent }) =>
    parent.ask('POST', '/api/user/deletion', { password: PASSWORD }),
  'the parent is erased': ({ parent }) => erase(parent.id),
  'the teacher signs out everywhere': ({ teacher }) => teacher.ask('DELETE', '/api/sessions'),
  'the child leaves the class': ({ pupil, room }) => pupil.ask('DELETE', `${room.url}/membership`),
  'the teacher takes the child out': ({ teacher, pupil, room }) =>
    teacher.ask('DELETE', `${room.url}/pupils/${pupil.id}`),
  'the teacher is suspended': ({ teacher }) => staff('suspend', teacher.username),
  'the teacher is erased': ({ teacher }) => erase(teacher.id),
  'a guardian resets the sign-in': ({ sam, child }) =>
    sam.ask('POST', `/api/family/children/${child.id}/sign-in`, { pictures: PICTURES }),
  'the child is suspended': ({ child }) => staff('suspend', child.username),
  'an erasure is asked for': deletion,
  'the erasure is done': async (all) => {
    await deletion(all);
    return eraseDue(store, new Date(Date.now() + 8 * DAY_MS));
  },
};
const isName = (name: string): name is EventName => Object.hasOwn(EVENTS, name);
const NAMES = Object.keys(EVENTS).filter(isName);

test('every event has a cell for every thing', () => {
  for (const name of NAMES) {
    const { ends, stays } = ENDINGS[name];
    expect([name, [...ends, ...Object.keys(stays)].toSorted()]).toEqual([name, [...THINGS].toSorted()]);
  }
});

test('a socket outlives its session and is told nothing more, also when it asks anew', async () => {
  const all = await household(api, passwordHash);
  const page = await pageThatListens(port, all.parent, 'children');
  await all.parent.ask('POST', '/api/logout');
  await expect.poll(page.isOver, { timeout: 20_000 }).toBe(true);
  page.askAnew();
  await expect.poll(page.isOver, { timeout: 20_000 }).toBe(true);
  expect(page.told).toEqual([]);
  page.close();
});

describe.each(NAMES)('when %s', (name) => {
  const subject = EVENTS[name];
  const before = new Map<Thing, boolean>();
  const after = new Map<Thing, boolean>();
  beforeAll(async () => {
    const all = await household(api, passwordHash);
    const who = all[subject];
    await store.recovery.createReset(who.id, hashToken(all.resetLink), 60);
    const page = await pageThatListens(port, who, subject === 'child' ? 'myClasses' : 'children');
    const probe = probeThings(api, all, subject, page, () => ended);
    // Codes and links work once, and the news are asked for at the end: that they worked before is proven by the rows in which
    // they stay.
    for (const thing of THINGS) before.set(thing, await probe(thing, 'before'));
    await HAPPENS[name](all);
    for (const thing of THINGS) after.set(thing, await probe(thing, 'after'));
    page.close();
  });

  test.each(THINGS)('%s', (thing) => {
    const isEnding = ENDINGS[name].ends.includes(thing);
    expect([before.get(thing), after.get(thing), ENDINGS[name].stays[thing] ?? 'ends']).toEqual([
      true,
      !isEnding,
      isEnding ? 'ends' : expect.stringMatching(/\w+ \w+/),
    ]);
  });
});
