import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // A request has an own id, so that the teacher does not learn the child's id before the approval (decision 0040).
  await sql`alter table class_memberships add column id uuid not null unique default gen_random_uuid()`.execute(
    db,
  );
  // A class has a hundred seats. Every waiting or active member has one.
  await sql`alter table class_memberships add column seat smallint check (seat between 1 and 100)`.execute(
    db,
  );
  await sql`update class_memberships m set seat = n.seat from (
      select class_id, child_id, row_number() over (partition by class_id order by created_at, child_id) as seat
        from class_memberships where status <> 'ended') n
     where n.class_id = m.class_id and n.child_id = m.child_id`.execute(db);
  await sql`alter table class_memberships add constraint class_memberships_seat
    check (status = 'ended' or seat is not null)`.execute(db);
  await sql`create unique index class_memberships_seats on class_memberships (class_id, seat)
    where status <> 'ended'`.execute(db);

  // The same assignment for the whole class, made twice at the same time, is one assignment.
  await sql`create unique index assignments_once on assignments (class_id, kind, subject_id, coalesce(lesson_id, ''), due_day)
    where ended_at is null and is_for_all`.execute(db);

  // First tries of a learner by time, read from the index alone. Pages of grown-ups count only these.
  await sql`create index lesson_attempts_first_tries on lesson_attempts (user_id, answered_at)
    include (lesson_id, is_correct, answer_ms) where try_number = 1`.execute(db);
}
