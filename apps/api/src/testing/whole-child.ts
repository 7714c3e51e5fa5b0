import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@noodlenaut/domain';
import { hashName } from '@noodlenaut/db';
import { sql } from 'kysely';
import { playDemoDays } from '../demo/play-demo-days.ts';
import { writeWeeklyMails } from '../mail/write-weekly-mails.ts';
import { A_STEP, DUE, LESSON } from './whole-school.ts';
import { classroom } from './classroom.ts';
import { signedIn, type Person } from './people.ts';
import { playedGame } from './played-game.ts';
import { practiceRounds } from './practice-rounds.ts';
import type { TestApi } from './test-api.ts';
import { bookedSession } from './booked-session.ts';

/**
 * A child who has used everything there is, with a marker text in every text column, which the erasure must remove (security
 * 2.16). When you add a table with a person's data, add the child's row here; the erasure test asks for it.
 */
export async function wholeChild(api: TestApi, text: string, passwordHash: string) {
  const { db, store, views, env } = api.services;
  const child = await signedIn(api, 'student', {
    grade: '3rd',
    firstName: text,
    email: `${text}@example.org`,
    passwordHash,
    plan: 'stem-blazers',
  });
  const names = {
    username: `${text}-1`,
    lastName: text,
    name: text,
    bio: text,
    schoolName: text,
  };
  await db.updateTable('users').set(names).where('id', '=', child.id).execute();
  const mother = await signedIn(api, 'parent', {
    firstName: 'Ana',
    email: `ana-${randomUUID()}@example.org`,
    passwordHash,
  });
  await store.family.link(child.id, mother.id, 'primary', 'active');

  await child.ask('POST', '/api/multiplayer/face', { animal: 'fox', colour: 'sky', word: 'Comet' });
  await learn(api, child);
  await beInClass(api, child, mother);
  for (const who of [child, await signedIn(api, 'student', { grade: '3rd' })])
    await playedGame(api, who, who === child ? await signedIn(api, 'student') : child);
  await talk(api, child, text);
  await pay(api, child, text);

  const url = `/api/family/children/${child.id}`;
  await child.ask('POST', '/api/family/code');
  await mother.ask('POST', `${url}/consents`, { scope: 'chat', isGiven: true });
  await db
    .insertInto('picturePasswords')
    .values({ userId: child.id, hash: `$argon2id$${text}` })
    .execute();
  await store.plans.start(mother.id, 'bright-future-brigade', 0);
  const path = { childId: child.id, title: text, steps: [A_STEP] };
  await mother.ask('POST', '/api/paths', path);
  await mother.ask('POST', `${url}/qr`);
  await mother.ask('POST', `${url}/weekly-mail`, { isOn: true });
  await writeWeeklyMails({ store, env, now: () => new Date() });
  await mother.ask('GET', `/api/dashboard?studentId=${child.id}`);
  await views.flush();
  await store.childBrowsers.note(child.id, `hash of ${text}`);
  await store.recovery.createReset(child.id, `hash of ${text}`, 10);
  await store.recovery.keepCodes(child.id, [`code of ${text}`]);
  await store.addresses.ask({ userId: child.id, email: `${text}@example.org` }, 1);
  await db
    .insertInto('rateLimits')
    .values({ key: `login.account:${hashName(`${text}-1`)} x` })
    .execute();
  await store.knownDevices.note(`device of ${text}`, child.id);
  return { child, mother, url };
}

async function learn(api: TestApi, child: Person): Promise<void> {
  const { open, finish, wrong } = practiceRounds(api);
  await playDemoDays(api.services.store, child.id, new Date());
  const round = await open(child);
  await wrong(child, round, 0);
  await finish(child, { ...round, items: round.items.slice(1) });
  await api.services.store.rewards.give(child.id, ['head-crown'], new Date());
  await child.ask('POST', '/api/rewards/wear', { place: 'head', part: 'head-crown' });
}

async function beInClass(api: TestApi, child: Person, mother: Person): Promise<void> {
  const room = await classroom(api);
  await child.ask('POST', '/api/classes/join', { code: room.code });
  const [{ membershipId }] = (await room.teacher.ask('GET', room.url)).json().waiting;
  await room.teacher.ask('POST', `${room.url}/requests/${membershipId}`);
  await mother.ask('POST', `/api/family/class-wishes/${membershipId}`, { isYes: true });
  const wish = { kind: 'lesson', lessonId: LESSON, dueDay: DUE, childIds: [child.id] };
  await room.teacher.ask('POST', `${room.url}/assignments`, wish);
  await room.teacher.ask('POST', `${room.url}/groups`, { name: 'Owls', childIds: [child.id] });
  const quiz = { wishKey: randomUUID(), subject: 'math', grade: '3rd', questionCount: 5, dueDay: DUE };
  const { assignmentId } = (await room.teacher.ask('POST', `${room.url}/quizzes`, quiz)).json();
  await child.ask('POST', `/api/homework/${assignmentId}/questions/0/answer`, { option: 0 });
  // The teacher is signed out with it.
  const device = (await room.teacher.ask('POST', `${room.url}/devices`, { label: 'Tablet 1' })).json();
  await api.services.store.classroomDevices.noteSignIn(device.id, child.id, new Date());
}

async function talk(api: TestApi, child: Person, text: string): Promise<void> {
  const { db, store } = api.services;
  await askHelper(api, child, text);
  const mail = { userId: child.id, toAddress: text, subject: text, bodyText: text };
  await store.outbox.add(mail);
  await child.ask('POST', '/api/tutoring/requests', { subject: 'math', description: text, topic: text });
  const tutor = await signedIn(api, 'tutor', { verified: true });
  const sessionId = await bookedSession(api, child, tutor, new Date(Date.now() + DAY_MS));
  const notes = { notes: text, studentFeedback: text, tutorFeedback: text };
  await db.updateTable('tutoringSessions').set(notes).where('id', '=', sessionId).execute();
  for (const [senderId, senderType] of [
    [child.id, 'student'],
    [tutor.id, 'tutor'],
  ] as const)
    await db
      .insertInto('sessionMessages')
      .values({ sessionId, senderId, senderType, message: text })
      .execute();
  await store.calls.came(sessionId, randomUUID(), child.id, 'student');
  await store.sessionMessages.review({
    sessionId,
    personId: child.id,
    personType: 'student',
    kind: 'refused-message',
    reason: text,
    message: text,
  });
}

async function pay(api: TestApi, child: Person, text: string): Promise<void> {
  const { db } = api.services;
  const { id: subscriptionId } = await db
    .selectFrom('userSubscriptions')
    .select('id')
    .where('userId', '=', child.id)
    .executeTakeFirstOrThrow();
  const of = { subscriptionId, userId: child.id };
  await db
    .insertInto('subscriptionInvoices')
    .values({ ...of, amount: 0, description: text })
    .execute();
  await sql`insert into trial_grants (user_id, email_key) values (${child.id}, ${text}) on conflict do nothing`.execute(
    db,
  );
}

/** A question that worried the helper, with all that is kept of it. */
async function askHelper(api: TestApi, { id: userId }: Person, text: string): Promise<void> {
  const { db, store } = api.services;
  const createdAt = new Date();
  const { id: messageId } = await db
    .insertInto('chatMessages')
    .values({ userId, message: text, response: text })
    .returning('id')
    .executeTakeFirstOrThrow();
  await store.chat.begin(userId, '2026-11-23', 20, createdAt);
  const settings = {
    opensAt: 6,
    closesAt: 21,
    dailyMessages: null,
    isVoiceAllowed: false,
    isProviderAllowed: false,
    isTeacherTold: false,
  };
  await store.helperAdults.saveSettings(userId, settings, userId, createdAt);
  const found = { severity: 'crisis', createdAt } as const;
  await store.safety.addEvent({
    ...found,
    userId,
    messageId,
    policyVersion: text,
    ruleIds: [text],
    personalData: [],
    engine: 'fixed',
    model: null,
    refusedAnswers: 0,
    latencyMs: 1,
  });
  await store.safety.addAlert({ ...found, childId: userId, messageId, topic: text, audience: 'grown-ups' });
}
