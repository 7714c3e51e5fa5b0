import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { rows } from './database.ts';

const run = promisify(execFile);
const STAFF = join(import.meta.dirname, '../../apps/api/src/staff/staff.ts');

/** The newest mail with a link that waits for this address, as staff reads it out without SMTP; null when none waits. */
export async function readMail(address: string, link: 'reset' | 'class-wish'): Promise<string | null> {
  const [mail] = await rows<{ id: string }>(
    'select id from outbox where to_address = $1 and link = $2 and sent_at is null order by created_at desc',
    [address, link],
  );
  if (!mail) return null;
  const env = { ...process.env, DATABASE_URL: inject('databaseUrl'), PUBLIC_URL: inject('baseUrl') };
  return (await run(process.execPath, [STAFF, 'read-mail', mail.id], { env })).stdout;
}
