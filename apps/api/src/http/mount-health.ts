import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';
import { AppError } from '../errors/app-error.ts';

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** /healthz: the process answers; 503 once it is about to stop. /readyz: the database answers too; for requests from this machine only (security 3.3). */
export function mountHealth(app: FastifyInstance, services: Services): void {
  app.get('/healthz', (_, reply) => {
    const ok = !services.health.isStopping;
    return reply.code(ok ? 200 : 503).send({ ok });
  });
  app.get('/readyz', async (request) => {
    if (!LOOPBACK.has(request.ip)) throw new AppError('not_found');
    await services.store.subjects.list();
    return { ok: true };
  });
}
