import type { Database } from '../connection/connect.ts';

/** The demo family, kept apart from real people. */
export function demoRepository(db: Database) {
  return {
    hasRealAccounts: async (): Promise<boolean> =>
      (await db.selectFrom('users').select('id').where('isDemo', '=', false).limit(1).execute()).length > 0,
    /** Returns how many were deleted. */
    remove: async (): Promise<number> =>
      (await db.deleteFrom('users').where('isDemo', '=', true).returning('id').execute()).length,
    /** Wakes its accounts or puts them to sleep, which ends their sessions. Returns how many changed. */
    setAwake: async (isAwake: boolean): Promise<number> => {
      const changed = await db
        .updateTable('users')
        .set({ isActive: isAwake })
        .where('isDemo', '=', true)
        .where('isActive', '=', !isAwake)
        .returning('id')
        .execute();
      const ids = changed.map(({ id }) => id);
      if (!isAwake && ids.length > 0) await db.deleteFrom('sessions').where('userId', 'in', ids).execute();
      return ids.length;
    },
  };
}
