import {
  BEARER_IDLE_S,
  CLASSROOM_IDLE_S,
  CLASSROOM_SESSION_S,
  sessionIdleS,
  type Role,
} from '@noodlenaut/domain';
import type { NewSession, Store } from '@noodlenaut/db';
import { hashToken } from '@noodlenaut/db';
import { newToken } from './tokens.ts';

export interface IssuedSession {
  /** For the HttpOnly cookie alone. */
  readonly cookieToken: string;
  /** For the reply; the client keeps it and sends it as a bearer (P2.03). */
  readonly bearerToken: string;
}

/** Only a password makes the session fresh (decision 0048). */
export type SignInBy = 'password' | 'pictures' | 'google';
export interface Opening extends Pick<NewSession, 'through' | 'confirmedAt'> {
  /** On a device that a class shares, a session soon ends unused, and after two hours anyhow (decision 0109). */
  readonly isShared?: boolean;
}

/** Begins a session with two secrets. The bearer ends with the cookie, and only hashes are stored (security 2.2). */
export async function issueSession(
  store: Pick<Store, 'sessions'>,
  account: { readonly id: string; readonly role: Role | null },
  device: string,
  by: SignInBy,
  { isShared = false, ...opening }: Opening = {},
): Promise<IssuedSession> {
  const issued = { cookieToken: newToken(), bearerToken: newToken() };
  const idleS = isShared ? CLASSROOM_IDLE_S : sessionIdleS(account.role);
  await store.sessions.create({
    cookieHash: hashToken(issued.cookieToken),
    bearerHash: hashToken(issued.bearerToken),
    userId: account.id,
    cookieIdleS: idleS,
    bearerIdleS: Math.min(BEARER_IDLE_S, idleS),
    device,
    isByPassword: by === 'password',
    isByGoogle: by === 'google',
    ...(isShared && { absoluteS: CLASSROOM_SESSION_S }),
    ...opening,
  });
  return issued;
}
