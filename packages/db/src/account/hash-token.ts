import { createHash } from 'node:crypto';

/** The hash under which a token is stored, so that somebody who reads the database cannot use it (security 2.2). */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The hash of a typed username for counters: people sometimes type their password there, and no name is part of another's key. */
export const hashName = (username: string): string => hashToken(username.toLowerCase());
