import { createHash } from 'node:crypto';
import { sessionIdOrAbsent } from '@noodlenaut/domain';

const COOKIE = 'sessionId=';

/** The identifiers these headers carry. Two cookies of our name are one too many: neither counts (SAFETY 2.2). */
export function sessionTokens(headers: Headers): readonly string[] {
  const cookies = (headers.get('cookie') ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(COOKIE));
  const cookie = cookies.length === 1 ? cookies[0]?.slice(COOKIE.length) : null;
  const authorization = headers.get('authorization') ?? '';
  const bearer = authorization.startsWith('Bearer ') ? authorization.slice('Bearer '.length) : null;
  return [cookie, bearer].map(sessionIdOrAbsent).filter((token) => token !== null);
}

/** What the database keeps of a token; the api, which issues them, hashes the same way. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
