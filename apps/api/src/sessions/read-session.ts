import { sessionIdOrAbsent, type Viewer } from '@noodlenaut/domain';
import type { SessionRow, Store } from '@noodlenaut/db';
import type {} from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { hashToken } from './tokens.ts';

export const SESSION_COOKIE = 'sessionId';

/** The signed-in person of a request, with what most calls need of the account. */
export interface SessionViewer extends Viewer {
  /** Hashes of the tokens this request carried and that are live. */
  readonly sids: readonly string[];
  /** The cookie's session this request belongs to, by its hash. */
  readonly cookieSid: string;
  readonly username: string;
  readonly firstName: string | null;
  readonly profileImageUrl: string | null;
  readonly timezone: string;
  readonly grade: SessionRow['grade'];
}

export interface SessionTokens {
  readonly cookie: string | null;
  readonly bearer: string | null;
}

/** The identifiers a request carries. Two cookies of our name are one too many: neither counts (SAFETY 2.2). */
export function sessionTokens(request: FastifyRequest): SessionTokens {
  const header = request.headers.cookie ?? '';
  const cookies = header.split(';').filter((part) => part.trim().startsWith(`${SESSION_COOKIE}=`)).length;
  const authorization = request.headers.authorization ?? '';
  const bearer = authorization.startsWith('Bearer ') ? authorization.slice('Bearer '.length) : null;
  return {
    cookie: cookies === 1 ? sessionIdOrAbsent(request.cookies[SESSION_COOKIE]) : null,
    bearer: sessionIdOrAbsent(bearer),
  };
}

/** Who asks: one statement, none without a token. Cookie and bearer of different people count as nobody. */
export async function readSession(
  store: Pick<Store, 'sessions'>,
  tokens: SessionTokens,
): Promise<SessionViewer | null> {
  const hashes = [tokens.cookie, tokens.bearer].filter((token) => token !== null).map(hashToken);
  if (hashes.length === 0) return null;
  const rows = await store.sessions.find(hashes);
  const cookie = rows.find((row) => row.kind === 'cookie');
  const bearer = rows.find((row) => row.kind === 'bearer');
  const row = cookie ?? bearer;
  if (!row || (cookie && bearer && cookie.userId !== bearer.userId)) return null;
  return {
    id: row.userId,
    role: row.role,
    isVerified: row.isVerified,
    byCookie: cookie !== undefined,
    sids: rows.map(({ sid }) => sid),
    cookieSid: cookie?.sid ?? bearer?.parentSid ?? row.sid,
    username: row.username,
    firstName: row.firstName,
    profileImageUrl: row.profileImageUrl,
    timezone: row.timezone,
    grade: row.grade,
  };
}
