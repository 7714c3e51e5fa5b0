import { DAY_MS } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { classroom } from '../testing/classroom.ts';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';
import { DUE, LESSON } from '../testing/whole-school.ts';
import { eraseDueAccounts } from './erase-due-accounts.ts';

const api = await startTestApi();
const { store, db } = api.services;
const PASSWORD = 'a long enough one';
const passwordHash = await api.services.passwords.hash(PASSWORD);
const URL = '/api/user/deletion';
const eraseDue = () => eraseDueAccounts({ ...api.services, now: () => new Date(Date.now() + 8 * DAY_MS) });
const plan = (who: Person, alsoChildren: readonly string[] = []) =>
  who.ask('POST', URL, { password: PASSWORD, alsoChildren });
const own = async (who: Person) => (await who.ask('GET', '/api/user/data')).json();
const lives = async ({ id }: { readonly id: string }) => (await store.users.byId(id)) !== undefined;
const kinds = async (who: Person) =>
  (await who.ask('GET', '/api/family/notices')).json().map(({ kind }: { kind: string }) => kind);
const opens = async (who: Person) => (await who.ask('GET', '/api/user')).statusCode === 200;
const primary = async (child: Person) => (await store.guardianLinks.primaryOf(child.id))?.guardianId;

/** Ana decides for Leo, alone, and for Mia, with Bo who came first and Cy. */
async function family() {
  const [leo, mia] = [
    await signedIn(api, 'student', { grade: '3rd', firstName: 'Leo' }),
    await signedIn(api, 'student', { grade: '3rd', firstName: 'Mia' }),
  ];
  const [ana, bo, cy] = [
    await signedIn(api, 'parent', { firstName: 'Ana', passwordHash }),
    await signedIn(api, 'parent', { firstName: 'Bo', passwordHash }),
    await signedIn(api, 'parent', { firstName: 'Cy', passwordHash }),
  ];
  await store.family.link(leo.id, ana.id, 'primary', 'active');
  await store.family.link(mia.id, ana.id, 'primary', 'active');
  await store.family.link(mia.id, bo.id, 'secondary', 'active');
  await store.family.link(mia.id, cy.id, 'secondary', 'active');
  return { leo, mia, ana, bo, cy };
}

test('before it is asked for, one reads who decides afterwards and who stays alone', async () => {
  const { leo, mia, ana } = await family();
  expect((await own(ana)).children).toEqual([
    { id: leo.id, name: 'Leo', isPrimary: true, isAlone: true, goesToo: false, heir: null },
    { id: mia.id, name: 'Mia', isPrimary: true, isAlone: false, goesToo: false, heir: 'Bo' },
  ]);
});

test('the others are told when it is planned and when it is done; who is linked longest decides then', async () => {
  const { mia, ana, bo, cy } = await family();
  await plan(ana);
  for (const who of [bo, cy]) expect(await kinds(who)).toEqual(['guardian-leaves']);
  expect(await primary(mia)).toBe(ana.id);
  await eraseDue();
  for (const who of [bo, cy])
    expect((await kinds(who)).toSorted()).toEqual(['guardian-leaves', 'link-ended']);
  expect(await primary(mia)).toBe(bo.id);
});

test.each([
  ['is suspended', (bo: Person) => store.staff.suspend(bo.id)],
  ['leaves too', (bo: Person) => plan(bo)],
] as const)('who %s does not decide while another guardian is there', async (_, goes) => {
  const { mia, ana, bo, cy } = await family();
  await goes(bo);
  expect((await own(ana)).children[1].heir).toBe('Cy');
  await plan(ana);
  await store.privacy.erase([ana.id]);
  expect(await primary(mia)).toBe(cy.id);
});

test('an only guardian may let the child stay: it keeps what it learned, and its consents end', async () => {
  const { leo, ana } = await family();
  await ana.ask('POST', `/api/family/children/${leo.id}/consents`, { scope: 'chat', isGiven: true });
  await plan(ana);
  expect(await opens(leo)).toBe(true);
  await eraseDue();
  expect([await lives(ana), await lives(leo), await opens(leo)]).toEqual([false, true, true]);
  const ledger = await store.consents.ledger(leo.id);
  expect(ledger.filter(({ revokedAt }) => revokedAt === null)).toEqual([]);
});

test('or take the child along: it sleeps at once, and both go on the same day', async () => {
  const { leo, mia, ana } = await family();
  await plan(ana, [leo.id]);
  expect([await opens(leo), await opens(mia), await opens(ana)]).toEqual([false, true, true]);
  expect((await own(ana)).children[0]).toMatchObject({ id: leo.id, goesToo: true });
  const audit = await db.selectFrom('auditLog').select('action').where('childId', '=', leo.id).execute();
  expect(audit).toContainEqual({ action: 'privacy.deleteChild' });
  expect(await eraseDue()).toBe(2);
  expect([await lives(ana), await lives(leo), await lives(mia)]).toEqual([false, false, true]);
});

test('one undo brings both back; and one child can be kept without the other', async () => {
  const { leo, ana } = await family();
  await plan(ana, [leo.id]);
  await ana.ask('DELETE', URL);
  expect((await store.users.byId(leo.id))?.isActive).toBe(true);
  await plan(ana, [leo.id]);
  await ana.ask('DELETE', `/api/family/children/${leo.id}/deletion`);
  await eraseDue();
  expect([await lives(ana), await lives(leo)]).toEqual([false, true]);
});

test('a child with another guardian is not taken along, and nothing is planned then', async () => {
  const { leo, mia, ana, bo } = await family();
  const answer = await plan(ana, [leo.id, mia.id]);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'wrong_state']);
  expect((await own(ana)).eraseAt).toBe(null);
  expect([await opens(leo), await kinds(bo)]).toEqual([true, []]);
});

test('a class goes on with a colleague, with what it was given to do; one that nobody else teaches ends, its pupils keep theirs', async () => {
  const [shared, alone] = [await classroom(api, 'Shared'), await classroom(api, 'Alone')];
  const { teacher } = shared;
  await db.updateTable('users').set({ passwordHash }).where('id', '=', teacher.id).execute();
  await db.updateTable('classes').set({ teacherId: teacher.id }).where('id', '=', alone.id).execute();
  const colleague = await signedIn(api, 'teacher', { firstName: 'Kim' });
  await db.insertInto('classTeachers').values({ classId: shared.id, teacherId: colleague.id }).execute();
  const pupil = await signedIn(api, 'student', { grade: '3rd' });
  for (const { id } of [shared, alone]) await store.classMembers.addPupil(id, pupil.id);
  await store.users.setMadeBy(pupil.id, shared.id);
  const wish = { kind: 'lesson', lessonId: LESSON, dueDay: DUE };
  await teacher.ask('POST', `${shared.url}/assignments`, wish);
  expect((await own(teacher)).classes).toEqual([
    { id: alone.id, name: 'Alone', pupils: 1, alone: 1, heir: null },
    { id: shared.id, name: 'Shared', pupils: 1, alone: 1, heir: 'Kim' },
  ]);
  await plan(teacher);
  await eraseDue();
  const rooms = (await colleague.ask('GET', '/api/classes')).json();
  expect(rooms.map(({ id }: { id: string }) => id)).toEqual([shared.id]);
  expect((await colleague.ask('GET', `${shared.url}/assignments`)).json()).toHaveLength(1);
  // The colleague prints the card of a pupil whom the class made.
  const cards = await colleague.ask('POST', `${shared.url}/cards`, { childIds: [pupil.id] });
  expect([cards.statusCode, await lives(pupil)]).toEqual([200, true]);
});
