import { type Availability, DEFAULT_RULES, type PlanId, type Role } from '@noodlenaut/domain';
import type { LightMyRequestResponse as Response } from 'fastify';
import { issueSession } from '../sessions/issue-session.ts';
import type { TestApi } from './test-api.ts';

export interface Person {
  readonly id: string;
  readonly username: string;
  readonly cookie: string;
  readonly bearer: string;
  /** Asks as this person, with the cookie. */
  readonly ask: (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
  ) => Promise<Response>;
}

/** A tutor who can be booked at any hour. */
const ALWAYS: Availability = {
  timeZone: 'UTC',
  weekly: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: 0, to: 1440 })),
  exceptions: [],
  ...DEFAULT_RULES,
};

let count = 0;

/** Asks without any session. */
export const askAnonymously = (
  api: TestApi,
  method: string,
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
) => api.app.inject({ method: asMethod(method), url, headers, ...(payload && { payload }) });

const asMethod = (method: string): 'GET' | 'POST' | 'PATCH' | 'DELETE' =>
  method === 'POST' || method === 'PATCH' || method === 'DELETE' ? method : 'GET';

/** A signed-in person, made in the database without the cost of hashing a password. */
export async function signedIn(
  api: TestApi,
  role: Role | null,
  more: {
    readonly grade?: '1st' | '3rd';
    /** Of a tutor: by staff, else not. Of a teacher: yes, unless it is said not to be. */
    readonly verified?: boolean;
    /** Of a tutor: when the verification ends; in a far year otherwise. */
    readonly verifiedUntil?: Date;
    readonly firstName?: string;
    readonly passwordHash?: string;
    readonly email?: string;
    /** False: nobody opened the link that was mailed to the address. */
    readonly isConfirmed?: boolean;
    readonly plan?: PlanId;
  } = {},
): Promise<Person> {
  const { store, db } = api.services;
  count += 1;
  const username = `${role ?? 'norole'}-${count}`;
  const user = await store.users.create({
    username,
    passwordHash: more.passwordHash ?? null,
    email: more.email ?? null,
    firstName: more.firstName ?? `First${count}`,
    lastName: null,
    role,
  });
  if (more.grade) await store.users.setGrade(user.id, more.grade);
  if (more.verified) await store.users.verifyTutor(username, more.verifiedUntil ?? new Date('2100-01-01'));
  if (more.verified !== false) await store.users.approveTeacher(username);
  if (more.email !== undefined && more.isConfirmed !== false)
    await store.addresses.set(user.id, more.email, true);
  if (role === 'tutor') await store.tutorAvailability.save(user.id, ALWAYS);
  if (role === 'tutor')
    await db
      .updateTable('users')
      .set({ specialties: ['Math'], hourlyRate: 2500 })
      .where('id', '=', user.id)
      .execute();
  if (more.plan) await store.plans.start(user.id, more.plan, 0);
  const issued = await issueSession(store, user, 'Test', 'password');
  return {
    id: user.id,
    username,
    cookie: issued.cookieToken,
    bearer: issued.bearerToken,
    ask: (method, url, payload) =>
      api.app.inject({
        method,
        url,
        cookies: { sessionId: issued.cookieToken },
        ...(payload && { payload }),
      }),
  };
}
