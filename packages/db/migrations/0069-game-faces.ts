import { sql, type Kysely } from 'kysely';

/** A child chooses its face for games once and keeps it (decision 0101). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table game_faces (
      user_id uuid primary key references users on delete cascade,
      animal text not null check (animal in (
        'badger', 'bear', 'beaver', 'bird', 'butterfly', 'camel', 'cat', 'chipmunk', 'crab', 'cricket',
        'deer', 'dog', 'duck', 'eagle', 'elephant', 'flamingo', 'fox', 'frog', 'giraffe', 'goat',
        'hamster', 'hedgehog', 'honeybee', 'horse', 'kangaroo', 'lion', 'lizard', 'monkey', 'mouse',
        'octopus', 'otter', 'owl', 'panda', 'parrot', 'peacock', 'penguin', 'rabbit', 'seal', 'tiger',
        'turtle')),
      colour text not null check (colour in ('sky', 'sun', 'mint', 'berry', 'tomato', 'space')),
      word text not null check (word in (
        'Comet', 'Rocket', 'Meteor', 'Moon', 'Star', 'Galaxy', 'Orbit', 'Nebula', 'Aurora', 'Neptune',
        'Photon', 'Rover', 'Pilot', 'Captain', 'Explorer', 'Sky', 'Sunrise', 'Sunbeam', 'Rainbow', 'Ocean',
        'Forest', 'River', 'Island', 'Lantern')),
      changed_at timestamptz not null default now()
    )`.execute(db);

  // The chosen face as this room has it; null: the alias is drawn from the game's seed. No two players of a room have the same name.
  await sql`
    alter table game_participants
      add column alias text,
      add column avatar text,
      add constraint game_participants_face check ((alias is null) = (avatar is null))`.execute(db);
  await sql`create unique index game_participants_alias on game_participants (room_id, alias)
    where alias is not null`.execute(db);
}
