import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

/** Browsers in which an account signed in with its password (decision 0055). They do not sign anybody in. */
export function knownDevicesRepository(db: Database) {
  return {
    /** Whether the account with this username signed in on the device; false for an unknown name. */
    isKnown: async (deviceHash: string, username: string): Promise<boolean> =>
      (await db
        .selectFrom('knownDevices as kd')
        .innerJoin('users as u', 'u.id', 'kd.userId')
        .select('kd.userId')
        .where('kd.deviceHash', '=', deviceHash)
        .where(sql`lower(u.username)`, '=', sql`lower(${username})`)
        .executeTakeFirst()) !== undefined,
    /** Whether this cookie is one that we gave to a device. */
    isOurs: async (deviceHash: string): Promise<boolean> =>
      (await db
        .selectFrom('knownDevices')
        .select('userId')
        .where('deviceHash', '=', deviceHash)
        .executeTakeFirst()) !== undefined,
    note: (deviceHash: string, userId: string) =>
      db
        .insertInto('knownDevices')
        .values({ deviceHash, userId })
        .onConflict((conflict) =>
          conflict.columns(['deviceHash', 'userId']).doUpdateSet({ seenAt: sql`now()` }),
        )
        .execute(),
  };
}
