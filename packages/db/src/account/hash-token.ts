import { createHash } from 'node:crypto';

/** What the records keep of a token, so that whoever reads them can use none (security 2.2). */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** What a counter keeps of a typed username: people type passwords there, and a name is part of no other name's counter. */
export const hashName = (username: string): string => hashToken(username.toLowerCase());
