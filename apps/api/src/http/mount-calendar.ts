import { addressKey, afterDays } from '@noodlenaut/domain';
import { hashToken } from '@noodlenaut/db';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { writeCalendar } from '../tutoring/write-calendar.ts';

/** What a private address looks like: 128 bits in base64url. */
const FILE = /^([\w-]{22})\.ics$/;
const PAST_DAYS = 30;

/**
 * The private calendar of a tutor or parent, for calendar programs, which send no cookie: the secret in the address is the key, and
 * an unknown one is answered as if nothing were there (security 2.13).
 */
export function mountCalendar(app: FastifyInstance, { limits, now, store }: Services): void {
  app.get<{ Params: { file: string } }>('/api/tutoring/calendar/:file', async (request, reply) => {
    await limits.consume('calendar.read', addressKey(request.ip));
    const secret = FILE.exec(request.params.file)?.[1];
    const owner = secret === undefined ? undefined : await store.calendarLinks.owner(hashToken(secret));
    if (!owner || (owner.role !== 'tutor' && owner.role !== 'parent')) throw new AppError('not_found');
    const side = { kind: owner.role === 'tutor' ? 'tutor' : 'guardian', id: owner.id } as const;
    const since = afterDays(now(), -PAST_DAYS);
    const sessions = (await store.tutoring.sessions(side)).filter(
      ({ status, scheduledTime }) => status !== 'cancelled' && status !== 'no-show' && scheduledTime > since,
    );
    return reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(writeCalendar(sessions, owner.role));
  });
}
