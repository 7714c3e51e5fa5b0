import { sql, type Kysely } from 'kysely';

/** Unexpected errors, so that staff find by its number what a person met. No account, no input, no address. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table server_errors (
      request_id uuid primary key,
      at timestamptz not null default now(),
      call text not null check (length(call) between 1 and 200),
      kind text not null check (length(kind) <= 100),
      message text not null check (length(message) <= 300),
      stack text not null check (length(stack) <= 2000))`.execute(db);
  await sql`create index server_errors_at on server_errors (at)`.execute(db);
}
