import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

/** Browsers in which a child has signed in. They are stored only to notice a new one. */
export function childBrowsersRepository(db: Database) {
  return {
    /** Records a sign-in; true when the child never signed in on this browser before. */
    note: async (childId: string, deviceHash: string): Promise<boolean> => {
      const { rows } = await sql<{ isNew: boolean }>`
        insert into child_browsers (child_id, device_hash) values (${childId}, ${deviceHash})
        on conflict (child_id, device_hash) do update set last_seen_at = now()
        returning xmax = 0 as "isNew"`.execute(db);
      return rows[0]?.isNew ?? false;
    },
  };
}
