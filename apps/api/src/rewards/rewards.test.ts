import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { classroom } from '../testing/classroom.ts';
import { signedIn, type Person } from '../testing/people.ts';
import { practiceRounds } from '../testing/practice-rounds.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const { db } = api.services;
const rounds = practiceRounds(api);

const lessonsOf = async (child: Person, subject = 'math'): Promise<{ id: string }[]> =>
  (await child.ask('GET', `/api/lessons?subject=${subject}`)).json();
const complete = async (child: Person, lesson: { id: string } | undefined) =>
  (await child.ask('POST', `/api/lessons/${lesson?.id}/complete`)).json();
const keysOf = (reply: { newRewards: { key: string }[] }) => reply.newRewards.map(({ key }) => key);
const album = async (child: Person) => (await child.ask('GET', '/api/rewards')).json();
const held = async (child: Person) => {
  const { stickers, parts } = await album(child);
  return [...stickers, ...parts].filter(({ earnedAt }) => earnedAt !== null).map(({ key }) => key);
};
/** A child who has earned the party hat: three lessons. */
async function withHat() {
  const child = await signedIn(api, 'student', { grade: '3rd', plan: 'stem-blazers' });
  for (const lesson of (await lessonsOf(child)).slice(0, 3)) await complete(child, lesson);
  return child;
}
const wear = (child: Person, place: string, part: string | null) =>
  child.ask('POST', '/api/rewards/wear', { place, part });

test('a first lesson gives its sticker once, and a repetition gives nothing', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd' });
  const [lesson] = await lessonsOf(child);
  expect(await held(child)).toEqual([]);
  const first = await complete(child, lesson);
  expect(first.newRewards).toEqual([{ key: 'sticker-rocket', title: 'First Flight' }]);
  expect(keysOf(await complete(child, lesson))).toEqual([]);
  expect(await held(child)).toEqual(['sticker-rocket']);
});

test('from many tabs at once each reward is given in one reply and stored once', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd', plan: 'stem-blazers' });
  const lessons = (await lessonsOf(child)).slice(0, 3);
  const replies = await Promise.all([...lessons, ...lessons].map((lesson) => complete(child, lesson)));
  const given = replies.flatMap(keysOf);
  expect(given).toHaveLength(2);
  expect(new Set(given)).toEqual(new Set(['head-party-hat', 'sticker-rocket']));
  expect(new Set(await held(child))).toEqual(new Set(given));
});

test('a mistake that is tried again earns, and more when it is right then: perfect is not asked for', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd' });
  const [lesson] = await lessonsOf(child);
  const path = `/api/lessons/${lesson?.id}`;
  const { content } = (await child.ask('GET', path)).json();
  const keys = content.activities.map(({ correct_answer: key }: { correct_answer: number }) => key);
  const answer = (activity: number, option: number) =>
    child.ask('POST', `${path}/activities/${activity}/answer`, { option });
  for (const [activity, key] of keys.entries()) await answer(activity, activity === 0 ? (key + 1) % 2 : key);
  await answer(0, keys[0]);
  const reply = await complete(child, lesson);
  expect(keysOf(reply)).toEqual(['sticker-rocket', 'sticker-snail', 'sticker-bandage']);
  await answer(0, keys[0]);
  expect(keysOf(await complete(child, lesson))).toEqual(['sticker-balloon']);
});

test('a finished round of practice earns, whatever was right', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd' });
  const round = await rounds.open(child);
  for (const { position } of round.items) await rounds.wrong(child, round, position);
  expect(await held(child)).toEqual(['sticker-pencil']);
});

test('a reward that cannot be written undoes the completion that earned it', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd' });
  const [lesson] = await lessonsOf(child);
  await sql`create function refuse_reward() returns trigger language plpgsql as
    $$ begin raise exception 'no sticker today'; end $$`.execute(db);
  await sql`create trigger refuse_reward before insert on rewards
    for each row execute function refuse_reward()`.execute(db);
  const reply = await child.ask('POST', `/api/lessons/${lesson?.id}/complete`);
  await sql`drop trigger refuse_reward on rewards`.execute(db);
  await sql`drop function refuse_reward`.execute(db);
  expect(reply.statusCode).toBe(500);
  expect((await child.ask('GET', '/api/user')).json().totalPoints).toBe(0);
  expect(keysOf(await complete(child, lesson))).toEqual(['sticker-rocket']);
});

test('the album shows the way to what is not earned, and a reward stays when its rule would not give it any more', async () => {
  const child = await withHat();
  const { stickers } = await album(child);
  expect(stickers).toHaveLength(24);
  expect(stickers.find(({ key }: { key: string }) => key === 'sticker-kite')).toMatchObject({
    rule: 'Finish 5 lessons.',
    earnedAt: null,
    progress: { value: 3, max: 5 },
  });
  await db.insertInto('rewards').values({ userId: child.id, rewardKey: 'sticker-dragon' }).execute();
  await complete(child, (await lessonsOf(child))[3]);
  expect(await held(child)).toEqual(['sticker-rocket', 'sticker-dragon', 'head-party-hat']);
});

test('[P3.18] the reply tells the level that was reached just now', async () => {
  const child = await signedIn(api, 'student', { grade: '3rd' });
  const levels = [];
  for (const lesson of (await lessonsOf(child)).slice(0, 8))
    levels.push((await complete(child, lesson)).newLevel);
  expect(levels.filter((level) => level !== null)).toEqual([2]);
});

test('an earned part can be put on and taken off, one at each place', async () => {
  const child = await withHat();
  expect((await wear(child, 'head', 'head-party-hat')).json()).toEqual({
    place: 'head',
    part: 'head-party-hat',
  });
  expect((await album(child)).worn).toEqual(['head-party-hat']);
  expect((await child.ask('GET', '/api/dashboard')).json().worn).toEqual(['head-party-hat']);
  await db.insertInto('rewards').values({ userId: child.id, rewardKey: 'head-crown' }).execute();
  const both = await Promise.all([wear(child, 'head', 'head-crown'), wear(child, 'head', 'head-party-hat')]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await album(child)).worn).toHaveLength(1);
  await wear(child, 'head', null);
  expect((await album(child)).worn).toEqual([]);
});

test('what is not earned, or belongs to another place, cannot be worn, not even past the api', async () => {
  const child = await withHat();
  expect((await wear(child, 'head', 'head-crown')).statusCode).toBe(404);
  expect((await wear(child, 'feet', 'head-party-hat')).statusCode).toBe(400);
  expect((await wear(child, 'head', 'sticker-rocket')).statusCode).toBe(400);
  const put = (place: string, partKey: string) =>
    db.insertInto('wornParts').values({ userId: child.id, place, partKey }).execute();
  await expect(put('head', 'head-crown')).rejects.toThrow('worn_parts_earned');
  await expect(put('feet', 'head-party-hat')).rejects.toThrow('worn_parts_place');
  await expect(put('head', 'sticker-rocket')).rejects.toThrow('worn_parts_place');
  const other = await signedIn(api, 'student', { grade: '3rd' });
  expect((await wear(other, 'head', 'head-party-hat')).statusCode).toBe(404);
});

test('[P1.39] a linked grown-up looks at the album, dresses nobody, and a stranger gets 404', async () => {
  const child = await withHat();
  const mother = await signedIn(api, 'parent');
  await api.services.store.family.link(child.id, mother.id, 'primary', 'active');
  const url = `/api/rewards?studentId=${child.id}`;
  expect((await mother.ask('GET', url)).json()).toEqual(await album(child));
  expect((await wear(mother, 'head', 'head-party-hat')).statusCode).toBe(403);
  for (const role of ['parent', 'teacher', 'student'] as const)
    expect((await (await signedIn(api, role)).ask('GET', url)).statusCode).toBe(404);
});

test('[P1.39] an ex-partner whose link has ended and a teacher whose pupil has left get nothing of the album any more', async () => {
  const child = await withHat();
  await wear(child, 'head', 'head-party-hat');
  const [mother, former, asks] = [
    await signedIn(api, 'parent'),
    await signedIn(api, 'parent'),
    await signedIn(api, 'parent'),
  ];
  await api.services.store.family.link(child.id, mother.id, 'primary', 'active');
  await api.services.store.family.link(child.id, former.id, 'secondary', 'active');
  await api.services.store.family.link(child.id, asks.id, 'secondary', 'pending');
  const room = await classroom(api);
  const pupil = await room.addPupil('Noor');
  const see = (who: Person, whose: Person) => who.ask('GET', `/api/rewards?studentId=${whose.id}`);
  expect((await see(asks, child)).statusCode).toBe(404);
  expect((await see(former, child)).json().worn).toEqual(['head-party-hat']);
  expect((await see(room.teacher, pupil)).statusCode).toBe(200);
  expect((await see(room.teacher, child)).statusCode).toBe(404);

  const { guardians } = (await former.ask('GET', `/api/family/links?studentId=${child.id}`)).json();
  const { linkId } = guardians.find(({ isMe }: { isMe: boolean }) => isMe);
  await mother.ask('DELETE', `/api/family/links/${linkId}`);
  await room.teacher.ask('DELETE', `${room.url}/pupils/${pupil.id}`);
  for (const [who, whose] of [
    [former, child],
    [room.teacher, pupil],
  ] as const) {
    const reply = await see(who, whose);
    expect(reply.statusCode).toBe(404);
    expect(Object.keys(reply.json())).not.toContain('stickers');
  }
  expect((await see(mother, child)).json().worn).toEqual(['head-party-hat']);
});
