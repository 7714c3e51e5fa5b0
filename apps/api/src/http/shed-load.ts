import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';

const RETRY_S = 3;
const MAX_LOOP_DELAY_MS = 5000;
/** Paths that cost work. Files and pages cost almost none, and when a whole school comes at once it needs them first. */
const SHED = /^\/(api|trpc|game)(\/|$)/;

/** Refuses calls while the process is overloaded, never a file or a page. @param limits other bounds, for tests */
export async function shedLoad(
  app: FastifyInstance,
  limits: { readonly maxEventLoopDelay?: number; readonly maxHeapUsedBytes?: number } = {
    maxEventLoopDelay: MAX_LOOP_DELAY_MS,
  },
): Promise<void> {
  await app.register(underPressure, {
    ...limits,
    exposeStatusRoute: false,
    pressureHandler: async ({ routeOptions }) => {
      if (SHED.test(routeOptions.url ?? '')) throw new AppError('busy', { retryAfterS: RETRY_S });
      return Promise.resolve();
    },
  });
}
