import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

/** Browsers that a child has signed in on: only so that a new one is noticed. */
export function childBrowsersRepository(db: Database) {
  return {
    /** Notes a sign-in; true when this child was never seen on this browser. */
    note: async (childId: string, deviceHash: string): Promise<boolean> => {
      const { rows } = await sql<{ isNew: boolean }>`
        insert into child_browsers (child_id, device_hash) values (${childId}, ${deviceHash})
        on conflict (child_id, device_hash) do update set last_seen_at = now()
        returning xmax = 0 as "isNew"`.execute(db);
      return rows[0]?.isNew ?? false;
    },
  };
}
