import { randomBytes } from 'node:crypto';

/** 256 random bits as text for a cookie, a bearer or a link (security 2.2). */
export const newToken = (): string => randomBytes(32).toString('base64url');
