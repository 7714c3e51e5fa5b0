import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

/** Devices on which a family's children may sign in with pictures (decision 0044). Those of a classroom are apart. */
export function trustedDevicesRepository(db: Database) {
  return {
    add: (device: { tokenHash: string; adultId: string; label: string; expiresAt: Date }) =>
      db
        .insertInto('trustedDevices')
        .values(device)
        .returning(['publicId as id', 'label'])
        .executeTakeFirstOrThrow(),
    /**
     * Notes a sign-in of a child, and locks the device and, in a classroom, the child's place in the class until the transaction
     * ends, so that the session of a device or a place that ends meanwhile ends too. False when it has ended or sleeps.
     */
    use: async (tokenHash: string, childId: string): Promise<boolean> =>
      (
        await db
          .updateTable('trustedDevices as td')
          .set({ lastUsedAt: sql`now()` })
          .where('td.tokenHash', '=', tokenHash)
          .where('td.sleptAt', 'is', null)
          .where((eb) =>
            eb.or([
              eb('td.classId', 'is', null),
              eb.exists(
                eb
                  .selectFrom('classMemberships as cm')
                  .select('cm.id')
                  .whereRef('cm.classId', '=', 'td.classId')
                  .where('cm.childId', '=', childId)
                  .where('cm.status', '=', 'active')
                  .forShare(),
              ),
            ]),
          )
          .returning('td.publicId')
          .execute()
      ).length === 1,
    list: (adultId: string, now: Date) =>
      db
        .selectFrom('trustedDevices')
        .select(['publicId as id', 'label', 'createdAt', 'lastUsedAt', 'tokenHash'])
        .where('adultId', '=', adultId)
        .where('classId', 'is', null)
        .where('expiresAt', '>', now)
        .orderBy('createdAt')
        .execute(),
    end: async (adultId: string, deviceId: string): Promise<boolean> =>
      (
        await db
          .deleteFrom('trustedDevices')
          .where('adultId', '=', adultId)
          .where('classId', 'is', null)
          .where('publicId', '=', deviceId)
          .returning('publicId')
          .execute()
      ).length === 1,
  };
}
