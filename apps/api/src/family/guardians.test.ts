import { DAY_MS } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { sees } from '../testing/classroom.ts';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi({ env: { RATE_LIMIT_FACTOR: '100' } });
const { store, db } = api.services;
/** So many days from now; everybody has just entered their password again. */
async function later(days: number) {
  const now = new Date(Date.now() + days * DAY_MS);
  api.setNow(now);
  await api.services.db.updateTable('sessions').set({ confirmedAt: now }).execute();
}
const parent = (firstName: string) => signedIn(api, 'parent', { firstName });

/** A child with a primary guardian, two others, and the numbers of their links. */
async function family() {
  api.setNow(null);
  const child = await signedIn(api, 'student', { grade: '3rd', firstName: 'Noor' });
  const [ana, bo, cy] = [await parent('Ana'), await parent('Bo'), await parent('Cy')];
  await store.family.link(child.id, ana.id, 'primary', 'active');
  for (const who of [bo, cy]) await store.family.link(child.id, who.id, 'secondary', 'active');
  const linkOf = async (who: Person): Promise<string> =>
    (
      await db
        .selectFrom('guardianLinks')
        .select('id')
        .where('childId', '=', child.id)
        .where('guardianId', '=', who.id)
        .executeTakeFirstOrThrow()
    ).id;
  return { child, ana, bo, cy, linkOf };
}
const end = async (who: Person, linkId: string) =>
  (await who.ask('DELETE', `/api/family/links/${linkId}`)).statusCode;
const wish = async (who: Person, linkId: string, method: 'POST' | 'DELETE' = 'POST') =>
  (await who.ask(method, `/api/family/links/${linkId}/end-wish`)).statusCode;
const handOver = async (who: Person, linkId: string) =>
  (await who.ask('POST', `/api/family/links/${linkId}/primary`)).statusCode;
const notices = async (who: Person) => (await who.ask('GET', '/api/family/notices')).json();
const undoLatest = async (who: Person, kind: string) => {
  const told: { id: string; kind: string; isByMe: boolean }[] = await notices(who);
  const found = told.find((one) => one.kind === kind && one.isByMe) ?? told.find((one) => one.kind === kind);
  return (await who.ask('POST', `/api/family/notices/${found?.id ?? ''}/undo`)).statusCode;
};
const primary = async (child: Person) => (await store.guardianLinks.primaryOf(child.id))?.guardianId;
const newCode = async (who: Person, childId?: string) =>
  (await who.ask('POST', '/api/family/code', { childId })).json().code;

test('[P1.28] the primary guardian ends any link, a secondary only their own, the child none', async () => {
  const { child, ana, bo, cy, linkOf } = await family();
  const links = { ana: await linkOf(ana), bo: await linkOf(bo), cy: await linkOf(cy) };
  for (const linkId of Object.values(links)) expect(await end(child, linkId)).toBe(404);
  expect([await end(bo, links.ana), await end(bo, links.cy)]).toEqual([404, 404]);
  expect([await end(ana, links.cy), await end(bo, links.bo)]).toEqual([200, 200]);
  expect([await sees(ana, child), await sees(bo, child), await sees(cy, child)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('[P1.28] a child asks to end a link and takes it back; it stays, and every guardian reads the wish', async () => {
  const { child, ana, bo, linkOf } = await family();
  const linkId = await linkOf(ana);
  expect([await wish(bo, linkId), await wish(child, linkId)]).toEqual([403, 200]);
  const asked = async (who: Person) =>
    (await who.ask('GET', `/api/family/links?studentId=${child.id}`)).json().guardians[0].endAskedAt;
  for (const who of [child, ana, bo]) expect(await asked(who)).toEqual(expect.any(String));
  for (const who of [ana, bo])
    expect(await notices(who)).toMatchObject([{ kind: 'end-asked', about: 'Ana' }]);
  expect(await sees(ana, child)).toBe(true);
  expect(await wish(child, linkId, 'DELETE')).toBe(200);
  expect(await asked(bo)).toBeNull();
  await wish(child, linkId);
  expect(await notices(bo)).toHaveLength(1);
});

test('[P1.28] the primary guardian hands over, takes it back within seven days, and is not put out meanwhile', async () => {
  const { child, ana, bo, cy, linkOf } = await family();
  expect(await handOver(bo, await linkOf(cy))).toBe(404);
  expect(await handOver(ana, await linkOf(bo))).toBe(200);
  expect(await primary(child)).toBe(bo.id);
  expect(await end(bo, await linkOf(ana))).toBe(404);
  expect(await handOver(bo, await linkOf(cy))).toBe(200);
  expect(await end(cy, await linkOf(ana))).toBe(404);
  await later(6.9);
  expect(await undoLatest(ana, 'handed-over')).toBe(200);
  expect(await primary(child)).toBe(ana.id);
  // Undoing Ana's hand-over undid Bo's too, so Bo has nothing left to undo.
  expect(await undoLatest(bo, 'handed-over')).toBe(409);
  api.setNow(null);
});

test('a hand-over of more than seven days ago stays', async () => {
  const { child, ana, bo, linkOf } = await family();
  await handOver(ana, await linkOf(bo));
  await later(7.1);
  expect(await undoLatest(ana, 'handed-over')).toBe(409);
  expect(await primary(child)).toBe(bo.id);
  api.setNow(null);
});

test('when the primary guardian goes, who is linked longest decides from the same moment, and all are told', async () => {
  const { child, ana, bo, cy, linkOf } = await family();
  expect(await end(ana, await linkOf(ana))).toBe(200);
  expect(await primary(child)).toBe(bo.id);
  for (const who of [bo, cy])
    expect((await notices(who)).map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
      'handed-over',
      'link-ended',
    ]);
  expect(await notices(ana)).toMatchObject([{ kind: 'link-ended', isByMe: true }]);
});

test('who is linked longest decides too when the account of the primary guardian is erased', async () => {
  const { child, ana, bo } = await family();
  await db.deleteFrom('users').where('id', '=', ana.id).execute();
  expect(await primary(child)).toBe(bo.id);
});

test('an ended link is undone by who ended it, within seven days, and by nobody else', async () => {
  const { child, ana, bo, linkOf } = await family();
  await end(ana, await linkOf(bo));
  expect(await undoLatest(bo, 'link-ended')).toBe(409);
  await later(6.9);
  expect(await undoLatest(ana, 'link-ended')).toBe(200);
  api.setNow(null);
  expect(await sees(bo, child)).toBe(true);
  expect(await undoLatest(ana, 'link-ended')).toBe(409);
  await end(bo, await linkOf(bo));
  await later(7.1);
  expect(await undoLatest(bo, 'link-ended')).toBe(409);
  api.setNow(null);
  // Bo asks to come back, and Ana says when.
  expect(await undoLatest(bo, 'link-ended')).toBe(200);
  expect(await sees(bo, child)).toBe(false);
  expect((await notices(ana))[0].kind).toBe('link-asked');
  expect((await ana.ask('POST', `/api/family/links/${await linkOf(bo)}/confirm`)).statusCode).toBe(200);
  expect(await sees(bo, child)).toBe(true);
});

test('who decided for the child and left by mistake comes back within seven days, as one of the others', async () => {
  const { child, ana, bo, linkOf } = await family();
  await end(ana, await linkOf(ana));
  expect([await primary(child), await sees(ana, child)]).toEqual([bo.id, false]);
  expect(await undoLatest(ana, 'link-ended')).toBe(200);
  expect([await primary(child), await sees(ana, child)]).toEqual([bo.id, true]);
});

test('who handed over makes no link live again that they had ended', async () => {
  const { child, ana, bo, cy, linkOf } = await family();
  await end(ana, await linkOf(cy));
  await handOver(ana, await linkOf(bo));
  expect(await undoLatest(ana, 'link-ended')).toBe(409);
  expect(await sees(cy, child)).toBe(false);
});

test('[P1.23] for fourteen days after a guardian’s link ended the child confirms nobody, and is told what helps', async () => {
  const { child, ana, bo, cy, linkOf } = await family();
  for (const who of [bo, cy, ana]) await end(who, await linkOf(who));
  const stranger = await parent('Di');
  const code = await newCode(child);
  const { linkId } = (await stranger.ask('POST', '/api/family/links', { code })).json();
  const confirm = () => child.ask('POST', `/api/family/links/${linkId}/confirm`);
  expect((await confirm()).json()).toMatchObject({
    code: 'wrong_state',
    message: expect.stringMatching(/14 days.*undo.*help/),
  });
  const [link] = (await child.ask('GET', '/api/family/links')).json().guardians;
  expect([link.mayConfirm, link.status]).toEqual([false, 'pending']);
  await later(13.9);
  expect((await confirm()).statusCode).toBe(409);
  // The earlier guardian comes back in time, and decides again.
  await later(6);
  expect(await undoLatest(ana, 'link-ended')).toBe(200);
  expect([(await confirm()).statusCode, await primary(child)]).toEqual([404, ana.id]);
  api.setNow(null);
});

test('[P1.23] the fourteen days hold when the account of who left is erased; then the child confirms', async () => {
  const { child, ana, bo, cy, linkOf } = await family();
  for (const who of [bo, cy]) await end(who, await linkOf(who));
  await db.deleteFrom('users').where('id', '=', ana.id).execute();
  const code = await newCode(child);
  const { linkId } = (await (await parent('Di')).ask('POST', '/api/family/links', { code })).json();
  const confirm = async () => (await child.ask('POST', `/api/family/links/${linkId}/confirm`)).statusCode;
  expect(await confirm()).toBe(409);
  await later(14.1);
  expect(await confirm()).toBe(200);
  api.setNow(null);
});

test('[P1.22] a secondary guardian confirms nobody', async () => {
  const { child, ana, bo } = await family();
  const di = await parent('Di');
  const code = await newCode(bo, child.id);
  const { linkId } = (await di.ask('POST', '/api/family/links', { code })).json();
  const confirm = async (who: Person) =>
    (await who.ask('POST', `/api/family/links/${linkId}/confirm`)).statusCode;
  expect([await confirm(bo), await confirm(di), await confirm(ana)]).toEqual([404, 404, 200]);
});

test('a child has one primary guardian, whatever is written past the use cases', async () => {
  const { child, bo } = await family();
  const set = (kind: 'primary' | 'secondary') =>
    db.updateTable('guardianLinks').set({ kind }).where('childId', '=', child.id);
  await expect(set('primary').where('guardianId', '=', bo.id).execute()).rejects.toThrow(
    'guardian_links_primary',
  );
  await expect(set('secondary').execute()).rejects.toThrow('primary one');
});

test('two hand-overs and an end at once leave one who decides', async () => {
  const { child, ana, bo, cy, linkOf } = await family();
  const [a, b, c] = [await linkOf(ana), await linkOf(bo), await linkOf(cy)];
  await Promise.all([handOver(ana, b), handOver(ana, c), end(ana, a), handOver(ana, b)]);
  expect([bo.id, cy.id]).toContain(await primary(child));
});
