import { createHash } from 'node:crypto';

/** What the records keep of a token, so that whoever reads them can use none (SAFETY 2.2). */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
