import { record, startSpan, type RunningSpan } from '@noodlenaut/telemetry';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callNameOf } from './mount-trpc.ts';

/** The route and the call, never the address: it may hold the number of a child. */
const attributesOf = (request: FastifyRequest, status: number) => {
  const call = callNameOf(request);
  return {
    'http.request.method': request.method,
    'http.route': request.routeOptions.url ?? 'unknown',
    'http.response.status_code': status,
    ...(call !== null && { 'rpc.method': call }),
  };
};

/**
 * Each answer as a figure and a span, with the names of OpenTelemetry's HTTP conventions.
 * @param isBehindProxy a trace that came with the request is gone on with; otherwise a stranger could choose what is recorded
 */
export function measureRequests(app: FastifyInstance, isBehindProxy: boolean): void {
  const spans = new WeakMap<FastifyRequest, RunningSpan>();
  app.addHook('onRequest', (request, _, done) => {
    const span = startSpan(
      `${request.method} ${request.routeOptions.url ?? 'unknown'}`,
      isBehindProxy ? request.headers : {},
    );
    spans.set(request, span);
    // What follows runs inside the span, because it is called from here.
    span.run(done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const attributes = attributesOf(request, reply.statusCode);
    record('http.server.request.duration', reply.elapsedTime / 1000, attributes);
    spans.get(request)?.end(attributes, reply.statusCode >= 500);
    done();
  });
}
