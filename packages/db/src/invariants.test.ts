import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { checkInvariants } from './check-invariants.ts';
import { connect } from './connection/connect.ts';
import { createStore, violatedConstraint } from './store.ts';
import { cloneDatabase } from './testing/test-cluster.ts';
import { testStore } from './testing/test-store.ts';

const { store, db } = await testStore(64);
let count = 0;
const user = async (role: 'student' | 'tutor' = 'student') => {
  count += 1;
  const username = `${role}${count}`;
  const { id } = await store.users.create({
    username,
    passwordHash: null,
    email: null,
    firstName: null,
    lastName: null,
    role,
  });
  if (role === 'tutor') await store.users.verifyTutor(username, new Date('2100-01-01'));
  return id;
};

test('I2: rooms never hold more than their seats, seats are distinct, whoever comes back keeps theirs', async () => {
  const host = await user();
  const rooms = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      store.quiz.create({
        code: `BBBB${['BB', 'BC', 'BD', 'BF', 'BG', 'BH', 'BJ', 'BK', 'BM', 'BN', 'CB', 'CC', 'CD', 'CF', 'CG', 'CH', 'CJ', 'CK', 'CM', 'CN'][n]}`,
        hostId: host,
        subject: 'math',
        grade: '3rd',
        gameType: 'quiz-race',
        maxPlayers: 4,
        scoring: 'classic',
      }),
    ),
  );
  const players = await Promise.all(Array.from({ length: 12 }, () => user()));
  const join = (roomId: string, userId: string) =>
    store.transaction(async (tx) => {
      await tx.quiz.lock(roomId);
      if (await tx.quiz.seatOf(roomId, userId)) return 'already';
      const seat = await tx.quiz.reserveSeat(roomId);
      if (!seat) return 'full';
      await tx.quiz.sit(roomId, userId, seat.seats);
      return 'joined';
    });
  const tries = rooms.flatMap(({ id }) => [...players, ...players].map((player) => join(id, player)));
  const outcome = await Promise.all(tries);
  expect(outcome.filter((what) => what === 'joined')).toHaveLength(80);
  const worst = await db
    .selectFrom('gameParticipants')
    .select(sql<number>`count(*)::int`.as('n'))
    .groupBy('roomId')
    .execute();
  expect(Math.max(...worst.map(({ n }) => n))).toBe(4);
});

test('[P5.12] I3: of many overlapping bookings at once exactly the free ones stand, without a deadlock', async () => {
  const tutor = await user('tutor');
  const students = await Promise.all(Array.from({ length: 10 }, () => user()));
  const at = (slot: number) => new Date(Date.UTC(2030, 0, 1, 10, slot * 30));
  const book = (studentId: string, slot: number) =>
    store
      .transaction(async (tx) => {
        await tx.tutoring.lockDiaries(tutor, studentId);
        return tx.tutoring.book({
          requestId: null,
          studentId,
          tutorId: tutor,
          subject: 'math',
          scheduledTime: at(slot),
          endsAt: at(slot + 2),
          duration: 60,
          totalCost: 100,
        });
      })
      .then(
        () => 'booked',
        (cause: unknown) => violatedConstraint(cause) ?? String(cause),
      );
  const outcome = await Promise.all(
    Array.from({ length: 300 }, (_, n) => book(students[n % 10] ?? '', n % 12)),
  );
  expect(new Set(outcome)).toEqual(new Set(['booked', 'tutor_not_double_booked']));
  const booked = outcome.filter((what) => what === 'booked').length;
  expect(booked).toBeGreaterThanOrEqual(4);
  expect(booked).toBeLessThanOrEqual(6);
});

test('I3: half-open times: one session may begin when another ends; a cancelled one frees its time', async () => {
  const tutor = await user('tutor');
  const student = await user();
  const session = (hour: number) => ({
    requestId: null,
    studentId: student,
    tutorId: tutor,
    subject: 'math' as const,
    scheduledTime: new Date(Date.UTC(2031, 0, 1, hour)),
    endsAt: new Date(Date.UTC(2031, 0, 1, hour + 1)),
    duration: 60,
    totalCost: 0,
  });
  const first = await store.tutoring.book(session(10));
  await store.tutoring.book(session(11));
  await expect(store.tutoring.book(session(10))).rejects.toMatchObject({ code: '23P01' });
  await db.updateTable('tutoringSessions').set({ status: 'cancelled' }).where('id', '=', first.id).execute();
  await store.tutoring.book(session(10));
  await expect(
    db.updateTable('tutoringSessions').set({ status: 'scheduled' }).where('id', '=', first.id).execute(),
  ).rejects.toMatchObject({ constraint: 'end_state' });
});

test('I5: a usage counter stops at its limit under five hundred grants at once', async () => {
  const id = await user();
  await store.plans.start(id, 'stem-blazers', 0);
  const subscription = await db
    .selectFrom('userSubscriptions')
    .select('id')
    .where('userId', '=', id)
    .executeTakeFirstOrThrow();
  const grant = () =>
    sql<{
      used: number;
    }>`insert into subscription_usage (subscription_id, user_id, month, year, tutoring_sessions_used)
      values (${subscription.id}, ${id}, 3, 2026, 1)
      on conflict (subscription_id, year,
        month) do update set tutoring_sessions_used = subscription_usage.tutoring_sessions_used + 1
      where subscription_usage.tutoring_sessions_used < 3 returning tutoring_sessions_used as used`
      .execute(db)
      .then(({ rows }) => rows.length);
  const granted = await Promise.all(Array.from({ length: 500 }, grant));
  expect(granted.reduce((sum, one) => sum + one, 0)).toBe(3);
});

test('I10: an achievement is earned once by fifty awards at once', async () => {
  const id = await user();
  const awards = await Promise.all(
    Array.from({ length: 50 }, () => store.achievements.award(id, ['first-steps'], new Date())),
  );
  expect(awards.flat()).toHaveLength(1);
});

test('I11: one trial an account, a mail and a device', async () => {
  const ids = await Promise.all(Array.from({ length: 30 }, () => user()));
  const granted = await Promise.all(ids.map((id) => store.plans.grantTrial(id, 'same-mail', null)));
  expect(granted.filter(Boolean)).toHaveLength(1);
});

test('a transaction is all or nothing, and is tried again when the database asks for it', async () => {
  const id = await user();
  await expect(
    store.transaction(async (tx) => {
      await tx.users.addPoints(id, 50);
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  expect((await store.users.byId(id))?.totalPoints).toBe(0);
  let tries = 0;
  await store.transaction(async () => {
    tries += 1;
    if (tries < 3) throw Object.assign(new Error('deadlock'), { code: '40P01' });
    return Promise.resolve();
  });
  expect(tries).toBe(3);
});

test('the invariants find what is broken: each breach made here is named', async () => {
  const { db: broken } = connect({
    url: await cloneDatabase(inject('clusterUrl'), inject('template')),
    poolSize: 2,
  });
  const own = createStore(broken);
  const { id } = await own.users.create({
    username: 'broken',
    passwordHash: null,
    email: null,
    firstName: null,
    lastName: null,
    role: 'student',
  });
  await broken.updateTable('users').set({ totalPoints: 5 }).where('id', '=', id).execute();
  await sql`insert into lessons (id, subject_id, grade, number, title, content, content_hash)
    values ('l', 'math', '1st', 1, 't', '{"activities":[]}', 'h')`.execute(broken);
  await sql`insert into points_ledger (user_id, reason, ref, points) values (${id}, 'lesson', 'l', 10)`.execute(
    broken,
  );
  await sql`insert into user_progress (user_id, subject_id, completed_lessons) values (${id}, 'math', 4)`.execute(
    broken,
  );
  await sql`insert into game_rooms (code, host_id, subject, grade, game_type, seats)
    values ('DDDDDD', ${id}, 'math', '1st', 'quiz-race', 2)`.execute(broken);
  const room = await own.classes.create({ teacherId: id, name: 'Room 1', grade: '3rd', code: 'DDDDDD' });
  await sql`insert into class_memberships (class_id, child_id, status) values (${room.id}, ${id}, 'ended')`.execute(
    broken,
  );
  await sql`with given as (insert into assignments (class_id, made_by, kind, subject_id, due_day, is_for_all)
      values (${room.id}, ${id}, 'practice', 'math', '2030-01-01', true) returning id)
    insert into assignment_pupils (assignment_id, child_id) select id, ${id} from given`.execute(broken);
  await own.plans.start(id, 'stem-blazers', 7);
  await sql`insert into consents (child_id, guardian_id, scope, text_version, method)
    values (${id}, ${id}, 'chat', '1', 'test')`.execute(broken);
  const names = (await checkInvariants(broken)).map(({ invariant }) => invariant.split(' ')[0]);
  expect(names).toEqual(['I1', 'I1', 'I1', 'I2', 'I11', 'I2', 'I12']);
  await broken.destroy();
});
