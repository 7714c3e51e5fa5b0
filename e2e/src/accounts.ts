import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Grade, PlanId, Role } from '@noodlenaut/domain';
import { inject } from 'vitest';
import { setUser } from './database.ts';
import { ACTION_MS } from './patience.ts';

export interface Account {
  readonly id: string;
  readonly username: string;
  readonly password: string;
  /** The bearer a browser keeps in local storage. */
  readonly sessionId: string;
  readonly cookie: {
    readonly name: string;
    readonly value: string;
    readonly path: string;
    readonly expires: number;
    readonly httpOnly: boolean;
    readonly secure: boolean;
    readonly sameSite: 'Lax';
  };
}

/** Sixteen letters that make no words. Without digits, because a page that names somebody must not happen to say 404. */
const LETTERS = 'bcdghjlmnpqrvwxz';
export const newName = (): string =>
  `kid-${Array.from(randomBytes(10), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('')}`;
const PASSWORD = 'violin-comet-42';

/** One call as a program would make it, outside of any browser. @throws Error on a refusal */
export async function ask(
  method: string,
  path: string,
  sessionId: string | null,
  body?: object,
): Promise<unknown> {
  const response = await post(method, path, bearerOf(sessionId), body);
  return response.json();
}

/** The same with the cookie, as a browser has it: what a bearer alone may not do (security 2.2). @throws Error on a refusal */
export async function askAs(
  { cookie }: Account,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const response = await post(method, path, { cookie: `${cookie.name}=${cookie.value}` }, body);
  return response.json();
}

const bearerOf = (sessionId: string | null): Record<string, string> =>
  sessionId === null ? {} : { authorization: `Bearer ${sessionId}` };

async function post(
  method: string,
  path: string,
  credentials: Record<string, string>,
  body?: object,
): Promise<Response> {
  const send = (): Promise<Response> =>
    fetch(inject('baseUrl') + path, {
      method,
      headers: {
        ...credentials,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const until = Date.now() + ACTION_MS;
  let response = await send();
  // A product that sheds load names a time: it did nothing yet, so the same may be sent again.
  while (response.status === 503 && Date.now() < until) {
    await setTimeout(Number(response.headers.get('retry-after') ?? 1) * 1000);
    response = await send();
  }
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}

interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly role?: Role;
  readonly subscriptionPlanId?: PlanId;
  readonly timezone?: string;
  readonly firstName?: string;
}

async function enter(path: string, body: Credentials): Promise<Account> {
  const response = await post('POST', path, {}, body);
  const value = /(?:^|, )sessionId=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
  const reply: { sessionId: string; user: { id: string } } = await response.json();
  if (value === undefined) throw new Error(`${path} set no cookie`);
  const cookie = {
    name: 'sessionId',
    value,
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Lax',
  };
  return {
    id: reply.user.id,
    username: body.username,
    password: body.password,
    sessionId: reply.sessionId,
    cookie: { ...cookie, sameSite: 'Lax' },
  };
}

interface Wish {
  readonly role?: Role;
  readonly grade?: Grade;
  readonly firstName?: string;
  readonly plan?: PlanId;
}

/** A registered account with a live session. */
export async function newAccount({ role = 'student', grade, firstName, plan }: Wish = {}): Promise<Account> {
  const account = await enter('/api/register', {
    username: newName(),
    password: PASSWORD,
    role,
    subscriptionPlanId: plan ?? 'stem-blazers',
    timezone: 'America/New_York',
    ...(firstName === undefined ? {} : { firstName }),
  });
  if (grade !== undefined) await ask('PATCH', '/api/user/grade', account.sessionId, { grade });
  return account;
}

/** Somebody Google sent, who has no role yet: no screen of ours can make one. */
export async function newRolelessAccount(): Promise<Account> {
  const account = await newAccount();
  await setUser(account.id, { role: null });
  return account;
}

export const signInAgain = ({ username, password }: Account): Promise<Account> =>
  enter('/api/login', { username, password });

export const signInDemo = (who: 'student' | 'parent' | 'teacher' | 'tutor'): Promise<Account> =>
  enter('/api/login', { username: `demo-${who}`, password: inject('demoPassword') });
