import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

/** Devices on which a family's children may sign in with pictures (decision 0044). */
export function trustedDevicesRepository(db: Database) {
  return {
    add: (device: { tokenHash: string; adultId: string; label: string; expiresAt: Date }) =>
      db
        .insertInto('trustedDevices')
        .values(device)
        .returning(['publicId as id', 'label'])
        .executeTakeFirstOrThrow(),
    touch: (tokenHash: string) =>
      db
        .updateTable('trustedDevices')
        .set({ lastUsedAt: sql`now()` })
        .where('tokenHash', '=', tokenHash)
        .execute(),
    list: (adultId: string, now: Date) =>
      db
        .selectFrom('trustedDevices')
        .select(['publicId as id', 'label', 'createdAt', 'lastUsedAt', 'tokenHash'])
        .where('adultId', '=', adultId)
        .where('expiresAt', '>', now)
        .orderBy('createdAt')
        .execute(),
    end: async (adultId: string, deviceId: string): Promise<boolean> =>
      (
        await db
          .deleteFrom('trustedDevices')
          .where('adultId', '=', adultId)
          .where('publicId', '=', deviceId)
          .returning('publicId')
          .execute()
      ).length === 1,
  };
}
