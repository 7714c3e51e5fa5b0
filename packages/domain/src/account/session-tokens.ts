import { sessionIdOrAbsent } from './session-lifetime.ts';

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
