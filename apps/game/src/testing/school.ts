import { connect, createStore } from '@noodlenaut/db';
import { cloneDatabase } from '@noodlenaut/db/testing';
import { inject } from 'vitest';
import { hashToken } from '@noodlenaut/db';
import { TEMPLATE } from './global-setup.ts';

/** A database of its own with people who are signed in. */
export const openSchool = async () => schoolAt(await cloneDatabase(inject('clusterUrl'), TEMPLATE));

/** The school of this database, with people who are signed in. */
export function schoolAt(databaseUrl: string) {
  const { db } = connect({ url: databaseUrl, poolSize: 3, onConnectionLost: () => undefined });
  const store = createStore(db);

  const signIn = async (username: string, role: 'student' | 'tutor' | 'parent' = 'student') => {
    const { id } = await db
      .insertInto('users')
      .values({ username, role })
      .returning('id')
      .executeTakeFirstOrThrow();
    const tokens = { cookie: `cookie-of-${username}`, bearer: `bearer-of-${username}` };
    await store.sessions.create({
      cookieHash: hashToken(tokens.cookie),
      bearerHash: hashToken(tokens.bearer),
      userId: id,
      cookieIdleS: 3600,
      bearerIdleS: 3600,
      isByPassword: true,
      device: 'A test',
    });
    return { id, ...tokens };
  };
  return { databaseUrl, store, signIn, close: () => db.destroy() };
}
export type School = ReturnType<typeof schoolAt>;
