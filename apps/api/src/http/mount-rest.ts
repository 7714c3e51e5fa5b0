import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CALL_IDS, type CallId, inputOf, restOf } from '../calls/all-calls.ts';
import { splitRoute } from '../calls/rest-endpoint.ts';
import type { Context } from '../context.ts';
import { callProcedure } from './call-procedure.ts';
import { sendError } from './send-error.ts';

/** Names of the input's fields that are numbers: in a path they arrive as text. */
function numberFields(id: CallId): readonly string[] {
  let inner = inputOf(id);
  while (inner instanceof z.ZodOptional) inner = inner.unwrap();
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape).flatMap(([name, field]) => {
    const plain = field instanceof z.ZodDefault ? field.unwrap() : field;
    return plain instanceof z.ZodNumber ? [name] : [];
  });
}

const asObject = (value: unknown): object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

/**
 * Mounts every procedure at its REST path as a real Fastify route: path parameters, query and body become one
 * input, path parameters win. The stock adapter was measured and is too slow (decision 0020).
 */
export function mountRest(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
): void {
  for (const id of CALL_IDS) {
    const { method, path } = splitRoute(restOf(id));
    const numbers = numberFields(id).filter((name) => path.includes(`{${name}}`));
    // DELETE has no body: its fields travel in the query, as the client sends them.
    const hasBody = method === 'POST' || method === 'PATCH';
    app.route({
      method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        try {
          const params: Record<string, unknown> = { ...asObject(request.params) };
          for (const name of numbers) params[name] = toNumber(params[name]);
          const input = { ...asObject(hasBody ? request.body : request.query), ...params };
          const reached = await callProcedure(id, await contextOf(request, reply), input);
          return reply.send(reached);
        } catch (thrown) {
          return sendError(request, reply, thrown);
        }
      },
    });
  }
}

const toNumber = (text: unknown): unknown =>
  typeof text === 'string' && /^-?\d+$/.test(text) ? Number(text) : text;
