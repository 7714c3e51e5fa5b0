import { sql, type Kysely } from 'kysely';

/** Stickers and parts of a suit, earned once and for ever, and what the child's Noodle wears (decision 0097). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table rewards (
      user_id uuid not null references users on delete cascade,
      reward_key text not null check (reward_key ~ '^(sticker|head|back|chest|feet)-[a-z-]+$'),
      earned_at timestamptz not null default now(),
      primary key (user_id, reward_key)
    )`.execute(db);

  // One part at each place, only at its own place, and only a part that this child has earned.
  await sql`
    create table worn_parts (
      user_id uuid not null references users on delete cascade,
      place text not null check (place in ('head', 'back', 'chest', 'feet')),
      part_key text not null,
      primary key (user_id, place),
      constraint worn_parts_earned foreign key (user_id, part_key) references rewards on delete cascade,
      constraint worn_parts_place check (split_part(part_key, '-', 1) = place)
    )`.execute(db);
  await sql`create index worn_parts_reward on worn_parts (user_id, part_key)`.execute(db);
}
