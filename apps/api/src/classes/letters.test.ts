import { DAY_MS } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { classroom } from '../testing/classroom.ts';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi({ env: { OPERATOR_NAME: 'Maple Street School' } });
const { store, db } = api.services;

async function withPupils(...names: string[]) {
  const room = await classroom(api);
  const { cards } = (await room.teacher.ask('POST', `${room.url}/pupils`, { text: names.join('\n') })).json();
  const ids: string[] = cards.map(({ childId }: { childId: string }) => childId);
  const write = (childIds = ids, who = room.teacher) => who.ask('POST', `${room.url}/letters`, { childIds });
  return { room, ids, write };
}
const redeem = (who: Person, code: string) => who.ask('POST', '/api/family/links', { code });

test('[P1.19] [P1.21] each pupil gets a code for the parents: it asks for a link once, and shows nothing until the yes', async () => {
  const { ids, write } = await withPupils('Amara', 'Ben');
  const reply = (await write()).json();
  expect(reply).toMatchObject({
    className: 'Room 12',
    operator: 'Maple Street School',
    letters: [{ name: 'Amara' }, { name: 'Ben' }],
  });
  const days = (new Date(reply.expiresAt).getTime() - Date.now()) / DAY_MS;
  expect(Math.round(days)).toBe(7);
  const [{ code }, { code: other }] = reply.letters;
  expect(code).not.toBe(other);
  const stored = JSON.stringify(await db.selectFrom('familyCodes').selectAll().execute());
  expect(stored).not.toContain(code);
  const [mother, stranger] = [await signedIn(api, 'parent'), await signedIn(api, 'parent')];
  expect((await redeem(mother, code)).json()).toMatchObject({ status: 'pending' });
  expect((await redeem(stranger, code)).statusCode).toBe(404);
  expect((await mother.ask('GET', `/api/family/links?studentId=${ids[0]}`)).statusCode).toBe(404);
});

test('a new letter ends the code of the one before, and a code is over after seven days', async () => {
  const { write } = await withPupils('Amara');
  const [{ code: first }] = (await write()).json().letters;
  const [{ code: second }] = (await write()).json().letters;
  const mother = await signedIn(api, 'parent');
  expect((await redeem(mother, first)).statusCode).toBe(404);
  const old = { createdAt: new Date(Date.now() - 8 * DAY_MS), expiresAt: new Date(Date.now() - 1000) };
  await db.updateTable('familyCodes').set(old).where('endedAt', 'is', null).execute();
  expect((await redeem(mother, second)).statusCode).toBe(404);
});

test('no letter for whom a guardian is linked, who came with an own account, or who is in another class', async () => {
  const { room, ids, write } = await withPupils('Amara', 'Ben');
  const [amara = '', ben = ''] = ids;
  const own = await room.addPupil('Own');
  const foreign = (await withPupils('Zoe')).ids;
  await store.family.link(amara, (await signedIn(api, 'parent')).id, 'primary', 'active');
  expect((await write([own.id])).json().code).toBe('forbidden_role');
  expect((await write([amara, ben])).json().code).toBe('forbidden_role');
  expect((await write([ben, ...foreign])).statusCode).toBe(404);
  expect(
    await db
      .selectFrom('familyCodes')
      .select('childId')
      .where('childId', 'in', [...ids, own.id])
      .execute(),
  ).toEqual([]);
});

test('a stranger writes no letters, and the codes of a teacher who leaves the class end', async () => {
  const { room, write, ids } = await withPupils('Amara');
  expect((await write(ids, await signedIn(api, 'teacher'))).statusCode).toBe(404);
  const colleague = await signedIn(api, 'teacher');
  const { code: invite } = (await room.teacher.ask('POST', `${room.url}/invite`)).json();
  await colleague.ask('POST', '/api/classes/join-as-teacher', { code: invite });
  const [{ code }] = (await write(ids, colleague)).json().letters;
  // They leave by themselves.
  expect((await colleague.ask('DELETE', `${room.url}/teachers/${colleague.id}`)).statusCode).toBe(200);
  expect((await colleague.ask('GET', room.url)).statusCode).toBe(404);
  expect((await redeem(await signedIn(api, 'parent'), code)).statusCode).toBe(404);
});

test('ten letters at once: one code of the child works', async () => {
  const { write } = await withPupils('Amara');
  const replies = await Promise.all(Array.from({ length: 10 }, () => write()));
  const mother = await signedIn(api, 'parent');
  const codes = replies.map((reply) => String(reply.json().letters[0].code));
  const works = [];
  for (const code of codes) works.push((await redeem(mother, code)).statusCode);
  expect(works.filter((status) => status === 200)).toHaveLength(1);
});
