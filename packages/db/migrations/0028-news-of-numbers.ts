import { sql, type Kysely } from 'kysely';

/** When a row of these tables is news: only a number that a grown-up sees (decision 0056). A saved step or an answer is none. */
const NEWS = {
  // An open lesson notes itself here at every step; the numbers beside it change with a completion.
  user_progress_tell: `after update on user_progress for each row when (
    (old.progress, old.completed_lessons, old.total_lessons)
      is distinct from (new.progress, new.completed_lessons, new.total_lessons))`,
  user_progress_tell_new: `after insert on user_progress for each row when (new.progress > 0 or new.completed_lessons > 0)`,
  // Practice pays a point an answer; it is told once, with the finished round.
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
