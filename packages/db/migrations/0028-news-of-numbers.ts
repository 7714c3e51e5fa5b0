import { sql, type Kysely } from 'kysely';

/** Rows of these tables are notified only when a number changes that a grown-up sees (decision 0056), not for a step or an answer. */
const NEWS = {
  // An open lesson writes here at every step. The numbers change only with a completion.
  user_progress_tell: `after update on user_progress for each row when (
    (old.progress, old.completed_lessons, old.total_lessons)
      is distinct from (new.progress, new.completed_lessons, new.total_lessons))`,
  user_progress_tell_new: `after insert on user_progress for each row when (new.progress > 0 or new.completed_lessons > 0)`,
  // Practice pays a point for each answer. It is notified once, when the round is finished.
  points_ledger_tell: `after insert on points_ledger for each row when (new.reason <> 'practice')`,
  practice_rounds_tell: `after update on practice_rounds for each row when (
    old.finished_at is distinct from new.finished_at)`,
} as const;

export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['user_progress', 'points_ledger', 'practice_rounds'])
    await sql`drop trigger ${sql.raw(`${table}_tell`)} on ${sql.table(table)}`.execute(db);
  for (const [name, event] of Object.entries(NEWS))
    await sql`create trigger ${sql.raw(`${name} ${event}`)} execute function tell_learner_changed()`.execute(
      db,
    );
}
