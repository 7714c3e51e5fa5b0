import { DAY_MS } from '@noodlenaut/domain';
import { hashName } from '@noodlenaut/db';
import { fillMail } from '../mail/fill-mail.ts';
import { classroom } from './classroom.ts';
import { signedIn, type Person } from './people.ts';
import type { TestApi } from './test-api.ts';
import { A_STEP, DUE, LESSON } from './whole-school.ts';

/** The text in every name, address and mail of the other people. */
export const OTHERS = 'keeper';
export const ADULTS = ['parent', 'teacher', 'tutor'] as const;
type AdultRole = (typeof ADULTS)[number];

/**
 * A grown-up who has used everything there is for the role, with a marker text in every text column, and others around them, each
 * with a marker of their own: a co-guardian, a colleague, a child. When you add a table with a grown-up's rows, add them here.
 */
export async function wholeAdult(api: TestApi, role: AdultRole, text: string, passwordHash: string) {
  const { db, store } = api.services;
  const of = (who: string) => `${who}${OTHERS}${role}`;
  const adult = await signedIn(api, role, {
    firstName: text,
    email: `${text}@example.org`,
    passwordHash,
    verified: true,
    plan: 'stem-blazers',
  });
  await db
    .updateTable('users')
    .set({ username: `${text}-1`, lastName: text, name: text, bio: text, schoolName: text, phone: text })
    .where('id', '=', adult.id)
    .execute();
  await db
    .updateTable('userSubscriptions')
    .set({ cancelReason: text })
    .where('userId', '=', adult.id)
    .execute();
  const child = await signedIn(api, 'student', { grade: '3rd', firstName: of('child') });
  const other = await signedIn(api, role, {
    firstName: of('other'),
    email: `${OTHERS}-${crypto.randomUUID()}@example.org`,
    passwordHash,
  });
  await store.recovery.createReset(adult.id, `hash of ${text}`, 10);
  await store.secondFactors.begin(adult.id, `app secret of ${text}`);
  await store.recovery.keepCodes(adult.id, [`code of ${text}`]);
  await store.addresses.ask({ userId: adult.id, email: `${text}@example.net` }, 1);
  await store.outbox.add({
    userId: adult.id,
    toAddress: `${text}@example.org`,
    subject: of('child'),
    bodyText: `a link with the secret of ${of('child')}`,
  });
  await store.knownDevices.note(`device of ${text}`, adult.id);
  const question = { id: crypto.randomUUID(), topic: 'other', text, email: `${text}@example.org` };
  const { number } = (await adult.ask('POST', '/api/support/tickets', question)).json();
  await store.support.answer(number, text);
  await db
    .insertInto('rateLimits')
    .values({ key: `login.account:${hashName(`${text}-1`)} x` })
    .execute();
  const more = { parent: beGuardian, teacher: teach, tutor };
  return { adult, child, other, ...(await more[role](api, { adult, child, other, text })) };
}

type Around = {
  readonly adult: Person;
  readonly child: Person;
  readonly other: Person;
  readonly text: string;
};

async function beGuardian(api: TestApi, { adult, child, other, text }: Around) {
  const { store, views } = api.services;
  await store.family.link(child.id, adult.id, 'primary', 'active');
  await store.family.link(child.id, other.id, 'secondary', 'active');
  const url = `/api/family/children/${child.id}`;
  await adult.ask('POST', `${url}/consents`, { scope: 'chat', isGiven: true });
  await other.ask('POST', `${url}/consents`, { scope: 'multiplayer', isGiven: true });
  await adult.ask('POST', `${url}/consents`, { scope: 'multiplayer', isGiven: false });
  await adult.ask('POST', `${url}/weekly-mail`, { isOn: true });
  await adult.ask('POST', '/api/family/devices');
  await adult.ask('POST', '/api/paths', { childId: child.id, title: text, steps: [A_STEP] });
  const card = { tokenHash: `card of ${child.id}`, childId: child.id, madeBy: adult.id };
  await store.pictureSignIn.keepToken({
    ...card,
    kind: 'card',
    expiresAt: new Date(Date.now() + DAY_MS),
  });
  await adult.ask('POST', '/api/family/code', { childId: child.id });
  await adult.ask('GET', `/api/dashboard?studentId=${child.id}`);
  await child.ask('POST', `/api/lessons/${LESSON}/activities/0/answer`, { option: 0 });
  await views.flush();
  const { guardians } = (await adult.ask('GET', `/api/family/links?studentId=${child.id}`)).json();
  const { linkId } = guardians.find(({ isMe }: { isMe: boolean }) => !isMe);
  await adult.ask('POST', `/api/family/links/${linkId}/primary`);
  const room = await classroom(api);
  await child.ask('POST', '/api/classes/join', { code: room.code });
  // The mail gets the secret of its link when it leaves.
  for (const mail of await api.services.store.outbox.list(200))
    if (mail.link === 'class-wish' && mail.userId === adult.id) await fillMail(api.services, mail);
  const [{ membershipId }] = (await room.teacher.ask('GET', room.url)).json().waiting;
  await room.teacher.ask('POST', `${room.url}/requests/${membershipId}`);
  await adult.ask('POST', `/api/family/class-wishes/${membershipId}`, { isYes: true });
  return { classId: null };
}

async function teach(api: TestApi, { adult, child, other, text }: Around) {
  const { db, store, views } = api.services;
  await store.school.grant(adult.id);
  const room = await classroom(api, 'Shared');
  await db.updateTable('classes').set({ teacherId: adult.id }).where('id', '=', room.id).execute();
  await db.insertInto('classTeachers').values({ classId: room.id, teacherId: other.id }).execute();
  await store.classMembers.addPupil(room.id, child.id);
  await adult.ask('POST', '/api/classes', { name: text, grade: '3rd' });
  const colleague = await classroom(api, 'Of a colleague');
  const { code } = (await colleague.teacher.ask('POST', `${colleague.url}/invite`)).json();
  await adult.ask('POST', '/api/classes/join-as-teacher', { code });
  const at = new Date();
  const used = { codeHash: `invitation of ${crypto.randomUUID()}`, usedBy: adult.id, usedAt: at };
  await db
    .insertInto('teacherInvites')
    .values({ ...used, expiresAt: new Date(at.getTime() + DAY_MS) })
    .execute();
  const quiz = { subject: 'math', grade: '3rd', gameType: 'class-quiz', maxPlayers: 5 };
  await adult.ask('POST', '/api/multiplayer/rooms', quiz);
  await adult.ask('POST', `${room.url}/invite`);
  const wish = { kind: 'lesson', lessonId: LESSON, dueDay: DUE, childIds: [child.id] };
  await adult.ask('POST', `${room.url}/assignments`, wish);
  await adult.ask('POST', '/api/paths', { classId: room.id, title: 'Fractions', steps: [A_STEP] });
  await store.lessonDrafts.create({
    ownerId: adult.id,
    subjectId: 'math',
    grade: '3rd',
    topic: text,
    model: null,
    skill: 'math-addition',
    content: { title: text, introduction: text, activities: [], summary: text, fun_fact: text },
    blindAnswers: [],
    blocking: 0,
  });
  await adult.ask('GET', `/api/dashboard?studentId=${child.id}`);
  await child.ask('POST', `/api/lessons/${LESSON}/activities/0/answer`, { option: 0 });
  await views.flush();
  return { classId: room.id };
}

async function tutor(api: TestApi, { adult, child, text }: Around) {
  const { db, store } = api.services;
  await db
    .insertInto('tutoringRequests')
    .values({
      studentId: child.id,
      tutorId: adult.id,
      subject: 'math',
      description: 'help',
      expiresAt: new Date(),
    })
    .execute();
  const scheduledTime = new Date(Date.now() + DAY_MS);
  const { id: sessionId } = await store.tutoring.book({
    requestId: null,
    studentId: child.id,
    tutorId: adult.id,
    subject: 'math',
    scheduledTime,
    endsAt: new Date(scheduledTime.getTime() + 3_600_000),
    duration: 60,
    totalCost: 0,
  });
  await db.updateTable('tutoringSessions').set({ notes: text }).where('id', '=', sessionId).execute();
  await store.calendarLinks.renew(adult.id, `hash of ${adult.id}`);
  await db
    .insertInto('sessionMessages')
    .values({ sessionId, senderId: adult.id, senderType: 'tutor', message: text })
    .execute();
  return { classId: null };
}
