import { createStore } from '@noodlenaut/db';
import { addDays, localDay } from '@noodlenaut/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { classroom, type Classroom } from '../testing/classroom.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const { db } = api.services;
const PUPILS = 6;
const DAYS = 180;
const ANSWERS = 4;
const DUE = addDays(localDay(new Date(), 'America/New_York'), 3);

/** Pupils who each finished a lesson of mathematics on each of the last days. */
async function busyClass(): Promise<Classroom> {
  const room = await classroom(api);
  for (let at = 0; at < PUPILS; at += 1) await room.addPupil(`Kid ${String.fromCodePoint(65 + at)}`);
  await sql`insert into lesson_runs (user_id, lesson_id, lesson_version, completed_at, started_at)
    select cm.child_id, l.id, 1, now() - n * interval '1 day', now() - n * interval '1 day'
      from class_memberships cm cross join generate_series(1, ${DAYS}::int) n
      cross join lateral (select id from lessons where subject_id = 'math' order by md5(id || n) limit 1) l
     where cm.class_id = ${room.id}`.execute(db);
  await sql`insert into lesson_attempts (run_id, user_id, lesson_id, activity, option, is_correct, try_number, answered_at)
    select lr.id, lr.user_id, lr.lesson_id, a, 0, a = 0, 1, lr.completed_at
      from lesson_runs lr cross join generate_series(0, ${ANSWERS - 1}::int) a
      join class_memberships cm on cm.child_id = lr.user_id and cm.class_id = ${room.id}`.execute(db);
  await sql`analyze lesson_attempts`.execute(db);
  return room;
}
/** Practice of one skill, given each week from this many weeks ago on. */
const giveWeekly = (room: Classroom, weeks: number) =>
  sql`insert into assignments (class_id, made_by, kind, subject_id, due_day, is_for_all, skills, created_at)
    select ${room.id}, ${room.teacher.id}, 'practice', 'math', current_date - 7 * n + 5, true,
        array['math-multiplication'], now() - n * interval '7 days' from generate_series(1, ${weeks}::int) n`.execute(
    db,
  );
/** How many rows of answers in lessons the server read for the work. */
const triesRead = (work: (store: ReturnType<typeof createStore>) => Promise<unknown>): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const read = async () => {
      const { rows } = await sql<{ n: number }>`select (coalesce(idx_tup_fetch, 0) + seq_tup_read)::int as n
        from pg_stat_xact_user_tables where relname = 'lesson_attempts'`.execute(tx);
      return rows[0]?.n ?? 0;
    };
    const before = await read();
    await work(createStore(tx));
    return (await read()) - before;
  });

test('the list reads each try once, however many assignments of skills there are; giving one again reads none', async () => {
  const room = await busyClass();
  const all = PUPILS * DAYS * ANSWERS;
  const taught = { classId: room.id, teacherId: room.teacher.id };
  const list = (store: ReturnType<typeof createStore>) => store.assignments.ofClass(taught);
  expect(await triesRead(list)).toBe(0);
  await giveWeekly(room, 25);
  const read = await triesRead(list);
  expect(read).toBeGreaterThan(all / 2);
  expect(read).toBeLessThanOrEqual(all);
  const [first] = await list(api.services.store);
  expect(await triesRead((store) => store.assignments.withRepeat(taught, first?.id ?? ''))).toBe(0);
});

test('each assignment counts the 30 days before it was given, and since until 30 days after its due day', async () => {
  const room = await busyClass();
  await giveWeekly(room, 25);
  const listed = await api.services.store.assignments.ofClass({
    classId: room.id,
    teacherId: room.teacher.id,
  });
  expect(listed).toHaveLength(25);
  let counted = 0;
  for (const { createdAt, dueDay, pupils } of listed)
    for (const { id, practised } of pupils) {
      const { rows } = await sql<{ isBefore: boolean; right: number; answers: number }>`
        select la.answered_at < ${createdAt}::timestamptz as is_before, count(*)::int as answers,
          (count(*) filter (where la.is_correct))::int as right
          from lesson_attempts la join lessons l on l.id = la.lesson_id
         where la.user_id = ${id}::uuid and l.skills[1] = 'math-multiplication'
           and la.answered_at >= ${createdAt}::timestamptz - interval '30 days'
           and la.answered_at < (${dueDay}::date + 31)::timestamptz group by 1`.execute(db);
      const of = (isBefore: boolean) => {
        const row = rows.find((one) => one.isBefore === isBefore);
        return { right: row?.right ?? 0, answers: row?.answers ?? 0 };
      };
      expect(practised).toEqual({ before: of(true), since: of(false) });
      counted += rows.length;
    }
  expect(counted).toBeGreaterThan(100);
});

test(
  'of more than a hundred the latest are listed, and the oldest can be given again',
  { timeout: 120_000 },
  async () => {
    const room = await classroom(api);
    await room.addPupil('Ana');
    await giveWeekly(room, 101);
    const rows = await db
      .selectFrom('assignments')
      .select('id')
      .where('classId', '=', room.id)
      .orderBy('dueDay')
      .execute();
    const listed = (await room.teacher.ask('GET', `${room.url}/assignments`)).json();
    expect(listed.map(({ id }: { id: string }) => id)).toEqual(rows.slice(1).map(({ id }) => id));
    const reply = await room.teacher.ask('POST', `${room.url}/assignments/${rows[0]?.id}/again`, {
      dueDay: DUE,
    });
    expect([reply.statusCode, reply.json().pupils]).toEqual([200, 1]);
  },
);
