import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { connect } from './connection/connect.ts';
import { migrate } from './migrate.ts';
import { emptyDatabase } from './testing/test-cluster.ts';
import { testStore } from './testing/test-store.ts';

const { db } = await testStore();
const columns = async (table: string) =>
  (
    await sql<{
      name: string;
    }>`select column_name as name from information_schema.columns where table_name = ${table}`.execute(db)
  ).rows.map(({ name }) => name);
const has = async (table: string, names: string) =>
  expect(await columns(table)).toEqual(expect.arrayContaining(names.split(' ')));
const failure = (statement: ReturnType<typeof sql>) =>
  statement.execute(db).then(
    () => null,
    (cause: { code?: string }) => cause.code,
  );

test('the generated types are those of the migrations', { timeout: 60_000 }, () => {
  const fresh = join(tmpdir(), `schema-${process.pid}.gen.ts`);
  execFileSync(process.execPath, [join(import.meta.dirname, '../scripts/generate-types.ts'), fresh]);
  const made = readFileSync(fresh, 'utf8');
  rmSync(fresh);
  expect(made).toBe(readFileSync(join(import.meta.dirname, 'schema.gen.ts'), 'utf8'));
});

test('[S3.01] [S3.07] [S3.12] [S3.13] [S3.15] a user has every field of the specification', async () => {
  await has(
    'users',
    'id username password_hash email first_name last_name profile_image_url name grade bio school_name phone last_login google_id apple_id created_at updated_at specialties availability linked_students preferences',
  );
  const { rows } = await sql<{
    name: string;
    type: string;
  }>`select column_name as name, udt_name as type from information_schema.columns
    where table_name = 'users'`.execute(db);
  const type = Object.fromEntries(rows.map((row) => [row.name, row.type]));
  expect([
    type['specialties'],
    type['linked_students'],
    type['availability'],
    type['preferences'],
    type['hourly_rate'],
  ]).toEqual(['_text', '_text', 'jsonb', 'jsonb', 'int4']);
});

test('[S3.04] [S3.05] [S3.06] [S3.09] [S3.10] [S3.11] [S3.14] [S3.16] a user’s defaults', async () => {
  const row = await db
    .insertInto('users')
    .values({ username: 'defaults' })
    .returningAll()
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    role: 'student',
    isActive: true,
    totalPoints: 0,
    isVerified: false,
    rating: 5,
    totalSessions: 0,
    timezone: 'America/New_York',
    provider: 'local',
  });
});

test('[S3.02] [S3.03] [S3.54] username and e-mail are unique, whatever their case', async () => {
  await sql`insert into users (username, email) values ('Unique', 'U@example.org')`.execute(db);
  expect(await failure(sql`insert into users (username) values ('uNIQUE')`)).toBe('23505');
  expect(await failure(sql`insert into users (username, email) values ('other', 'u@EXAMPLE.org')`)).toBe(
    '23505',
  );
});

test('[S3.08] an hourly rate is whole cents; [P2.09] a password that is not argon2id is refused', async () => {
  expect(await failure(sql`insert into users (username, hourly_rate) values ('rate', -1)`)).toBe('23514');
  expect(await failure(sql`insert into users (username, password_hash) values ('plain', 'hunter2')`)).toBe(
    '23514',
  );
});

test('[S3.17] [S3.18] subjects: the eight names and no other', async () => {
  await has('subjects', 'id name display_name icon color description');
  expect(await db.selectFrom('subjects').select('id').execute()).toHaveLength(8);
  expect(await failure(sql`insert into subjects values ('magic', 'magic', 'Magic', 'x', 'x', 'x')`)).toBe(
    '23514',
  );
});

test('[S3.19] [S3.20] [S3.21] [S3.22] progress: fields and defaults', async () => {
  await has('user_progress', 'user_id subject_id last_lesson_id updated_at');
  const { rows } = await sql<{
    name: string;
    value: string;
  }>`select column_name as name, column_default as value from information_schema.columns
    where table_name = 'user_progress' and column_default is not null`.execute(db);
  expect(Object.fromEntries(rows.map(({ name, value }) => [name, value]))).toMatchObject({
    progress: '0',
    completed_lessons: '0',
    total_lessons: '10',
  });
  const user = await db
    .insertInto('users')
    .values({ username: 'percent' })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(
    await failure(
      sql`insert into user_progress (user_id, subject_id, progress) values (${user.id}, 'math', 101)`,
    ),
  ).toBe('23514');
});

test('[S3.23] [S3.25] [S3.27] lessons: fields, difficulty 1 to 5 and 1 by default, 10 points by default, points of their difficulty', async () => {
  await has('lessons', 'id subject_id grade title content difficulty points created_at');
  const insert = (extra: string) =>
    sql.raw(
      `insert into lessons (id, subject_id, grade, number, title, content, content_hash${extra ? ', difficulty, points' : ''}) values ('l${extra.length}', 'math', '1st', ${extra.length + 1}, 't', '{"activities":[]}', 'h'${extra})`,
    );
  await insert('').execute(db);
  expect(
    await db.selectFrom('lessons').select(['difficulty', 'points']).where('id', '=', 'l0').executeTakeFirst(),
  ).toEqual({ difficulty: 1, points: 10 });
  for (const wrong of [', 0, 5', ', 6, 35', ', 3, 10']) expect(await failure(insert(wrong))).toBe('23514');
});

test('[S3.53] [S3.58] [S3.63] [S3.68] every table of the specification’s section 3 is there with its fields', async () => {
  await has(
    'game_rooms',
    'id code host_id subject grade game_type max_players status created_at started_at completed_at',
  );
  await has('game_participants', 'room_id user_id score position joined_at');
  await has(
    'game_sessions',
    'id room_id current_question total_questions questions status created_at started_at completed_at',
  );
  await has(
    'game_answers',
    'session_id user_id question_index answer is_correct time_to_answer points_earned answered_at',
  );
  await has('sessions', 'sid sess expire');
  await has(
    'tutors',
    'id name email profile_image rating total_sessions bio specialties hourly_rate availability is_active created_at',
  );
  await has(
    'tutoring_requests',
    'id student_id subject topic description preferred_time urgency status tutor_id created_at updated_at',
  );
  await has(
    'tutoring_sessions',
    'id request_id student_id tutor_id subject scheduled_time duration status meeting_link recording_url notes student_rating tutor_rating student_feedback tutor_feedback total_cost started_at completed_at created_at',
  );
  await has(
    'session_messages',
    'session_id sender_id sender_type message message_type attachment_url created_at',
  );
  await has(
    'subscription_plans',
    'name display_name description price yearly_price features max_students max_tutoring_sessions has_advanced_analytics has_custom_curriculum has_priority_support has_offline_access is_active sort_order',
  );
  await has(
    'user_subscriptions',
    'user_id plan_id status billing_cycle current_period_start current_period_end cancelled_at trialing trial_ends_at stripe_customer_id stripe_subscription_id payment_method_id last_payment_date next_payment_date failed_payment_attempts',
  );
  await has(
    'subscription_usage',
    'subscription_id user_id month year tutoring_sessions_used ai_lessons_generated practice_problems_completed multiplayer_games_played',
  );
  await has(
    'subscription_invoices',
    'subscription_id user_id amount currency status description invoice_date due_date paid_at stripe_invoice_id download_url',
  );
  await has('achievements', 'id user_id title description icon color earned_at');
  await has('chat_messages', 'id user_id message response created_at');
});

test('every foreign key has an index that begins with it, so that a deletion never walks a table', async () => {
  const { rows } = await sql<{ key: string }>`
    select c.conrelid::regclass || '.' || a.attname as key from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace
       and not exists (select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])
       and c.confrelid <> 'subjects'::regclass
     order by 1`.execute(db);
  // A request's tutor and a guardian's child are reached through the keys that begin with the other column.
  expect(rows.map(({ key }) => key)).toEqual([]);
});

test('I16: eight processes that migrate at once make the schema once; a second run does nothing', async () => {
  const url = await emptyDatabase(inject('clusterUrl'));
  const pools = Array.from({ length: 8 }, () => connect({ url, poolSize: 1 }).db);
  const applied = await Promise.all(pools.map((pool) => migrate(pool.withTables<never>())));
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
  expect(await migrate((pools[0] ?? db).withTables<never>())).toEqual([]);
  await Promise.all(pools.map((pool) => pool.destroy()));
});
