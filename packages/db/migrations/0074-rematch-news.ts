import { sql, type Kysely } from 'kysely';

/** The podium of a game hears of its rematch (decision 0105): that it opens, who comes, that it begins or is given up. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create function tell_rematch() returns trigger language plpgsql as $body$
    begin
      perform pg_notify('rematch_changed', new.rematch_of::text);
      return null;
    end $body$`.execute(db);
  await sql`create trigger game_rooms_tell_rematch after insert or update of status, seats on game_rooms
    for each row when (new.rematch_of is not null) execute function tell_rematch()`.execute(db);
}
