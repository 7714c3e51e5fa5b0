import { getTRPCErrorFromUnknown, getTRPCErrorShape } from '@trpc/server';
import { fastifyRequestHandler } from '@trpc/server/adapters/fastify';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CALL_IDS, type CallId, restOf } from '../calls/all-calls.ts';
import type { Context } from '../context.ts';
import { appRouter } from '../router.ts';
import { callProcedure } from './call-procedure.ts';

/** The most calls in a batch (security 0.5). */
const MAX_BATCH = 10;
const BATCH_PATH = '/trpc/:path';

type ContextOf = (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;
type Kind = 'query' | 'mutation';

/** GET calls are queries, all others change something. */
const KINDS: ReadonlyMap<string, readonly [CallId, Kind]> = new Map(
  CALL_IDS.map((id) => [id, [id, restOf(id).startsWith('GET ') ? 'query' : 'mutation']]),
);

/** How many calls a request counts as: a batch counts as the calls in it (decision 0055). */
export const callsOf = ({ routeOptions, params }: FastifyRequest): number =>
  routeOptions.url === BATCH_PATH ? String(Reflect.get(Object(params), 'path')).split(',').length : 1;

/** The call of a single request to tRPC; null for a batch, a name that nobody knows, and every other route. */
export const callNameOf = ({ routeOptions, params }: FastifyRequest): CallId | null =>
  (routeOptions.url === BATCH_PATH && KINDS.get(String(Reflect.get(Object(params), 'path')))?.[0]) || null;

/**
 * tRPC over HTTP. A single well-formed call is answered here, because the stock adapter builds a Request and a Response
 * of the Fetch standard around each and costs more than the call; batches and everything unusual go to the stock one.
 */
export async function mountTrpc(app: FastifyInstance, contextOf: ContextOf): Promise<void> {
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.route<{ Params: { path: string } }>({
      method: ['GET', 'POST'],
      url: BATCH_PATH,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const { path } = request.params;
        const single = KINDS.get(path);
        const input = single && readInput(request, single[1]);
        if (single && input) return answer(request, reply, contextOf, single, input.value);
        await fastifyRequestHandler({
          req: request,
          res: reply,
          path,
          router: appRouter,
          createContext: ({ req, res }) => contextOf(req, res),
          maxBatchSize: MAX_BATCH,
        });
      },
    });
  });
}

/** The input of one plain call, or null when the stock adapter should judge the request. */
function readInput(request: FastifyRequest, kind: Kind): { readonly value: unknown } | null {
  const query = Object(request.query);
  if (request.method !== (kind === 'query' ? 'GET' : 'POST') || 'batch' in query) return null;
  if (request.headers['trpc-accept'] !== undefined || request.headers['content-encoding'] !== undefined)
    return null;
  const text: unknown = kind === 'query' ? Reflect.get(query, 'input') : request.body;
  if (text === undefined || text === '') return { value: undefined };
  if (typeof text !== 'string') return null;
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  contextOf: ContextOf,
  [path, type]: readonly [CallId, Kind],
  input: unknown,
): Promise<unknown> {
  let ctx: Context | undefined;
  void reply.type('application/json');
  try {
    ctx = await contextOf(request, reply);
    return { result: { data: await callProcedure(path, ctx, input) } };
  } catch (thrown) {
    const error = getTRPCErrorFromUnknown(thrown);
    void reply.code(getHTTPStatusCodeFromError(error));
    return { error: getTRPCErrorShape({ config: appRouter._def._config, error, type, path, input, ctx }) };
  }
}
