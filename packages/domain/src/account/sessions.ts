import { isAdult, type Role } from '../roles.ts';

const HOUR_S = 3600;

/** Absolute life of a session and Max-Age of its cookie (S7.15). */
export const SESSION_ABSOLUTE_S = 7 * 24 * HOUR_S;

/** How long a session lives unused, in seconds (security 2.2). A missing role counts as student. */
export const sessionIdleS = (role: Role | null): number => (isAdult(role) ? 2 * HOUR_S : 24 * HOUR_S);

/** Bearer tokens live in local storage, so they die sooner when unused (security 2.2). */
export const BEARER_IDLE_S = 12 * HOUR_S;

/** Sensitive actions need a password entered within this time (security 2.2). */
export const REAUTH_WINDOW_S = 10 * 60;

const ABSENT: readonly string[] = ['', 'null', 'undefined'];

/** A session identifier that is empty, 'null' or 'undefined' counts as absent (S1.20). */
export const sessionIdOrAbsent = (value: string | null | undefined): string | null =>
  value === null || value === undefined || ABSENT.includes(value.trim()) ? null : value.trim();

export const SESSION_COOKIE = 'sessionId';

/** The identifiers a request carries. */
export interface SessionTokens {
  readonly cookie: string | null;
  readonly bearer: string | null;
}

/**
 * Reads the identifiers from the headers `cookie` and `authorization`. If two cookies have our name, neither counts
 * (security 2.2).
 */
export function sessionTokens(
  cookieHeader: string | null | undefined,
  authorization: string | null | undefined,
): SessionTokens {
  const own = (cookieHeader ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${SESSION_COOKIE}=`));
  const bearer = authorization?.startsWith('Bearer ') === true ? authorization.slice('Bearer '.length) : null;
  return {
    cookie: own.length === 1 ? sessionIdOrAbsent(own[0]?.slice(SESSION_COOKIE.length + 1)) : null,
    bearer: sessionIdOrAbsent(bearer),
  };
}
