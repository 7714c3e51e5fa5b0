import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { errorBody, errorStatus } from '../errors/error-body.ts';
import type { ErrorNotes } from '../errors/note-errors.ts';
import { translateError } from '../errors/translate-error.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly errors: ErrorNotes;
  }
}

/** Fastify's own refusals, before any handler of ours runs. */
const FASTIFY_CODES: Readonly<Record<string, AppError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new AppError('too_large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new AppError('wrong_media_type'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new AppError('malformed_body'),
  FST_ERR_CTP_EMPTY_JSON_BODY: new AppError('malformed_body'),
  FST_ERR_CTP_INVALID_JSON_BODY: new AppError('malformed_body'),
  FST_ERR_BAD_URL: new AppError('not_found'),
  FST_ERR_ASYNC_CONSTRAINT: new AppError('not_found'),
  FST_UNDER_PRESSURE: new AppError('busy', { retryAfterS: 3 }),
};

function known(thrown: unknown): AppError {
  if (thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string') {
    const fastifys = FASTIFY_CODES[thrown.code];
    if (fastifys) return fastifys;
  }
  if (thrown instanceof SyntaxError) return new AppError('malformed_body', { cause: thrown });
  const translated = translateError(thrown);
  if (translated.appCode !== 'internal') return translated;
  const status = thrown instanceof Error && 'statusCode' in thrown ? thrown.statusCode : undefined;
  if (status === 400) return new AppError('malformed_body', { cause: thrown });
  // The file server calls odd paths forbidden; for us they do not exist.
  return status === 403 || status === 404 ? new AppError('not_found', { cause: thrown }) : translated;
}

/** Without its parameters, which may name a child. */
const routeOf = ({ method, routeOptions }: FastifyRequest): string =>
  `${method} ${routeOptions.url ?? 'unknown'}`;

const reasonOf = (cause: unknown): string =>
  cause instanceof Error
    ? `${'code' in cause ? String(cause.code) : cause.name}: ${cause.message}`
    : 'unknown';

/**
 * Answers any error as JSON with `message` and `code`. An unexpected one is logged once, with its cause; an overload in one line.
 */
export function sendError(request: FastifyRequest, reply: FastifyReply, thrown: unknown): FastifyReply {
  const error = known(thrown);
  if (error.appCode === 'internal' || error.appCode === 'unavailable') {
    request.log.error({ err: error.cause ?? thrown, requestId: request.id }, error.appCode);
  }
  if (error.appCode === 'internal')
    request.server.errors.note(request.id, routeOf(request), error.cause ?? thrown);
  if (error.appCode === 'busy') {
    // One line without a trace, so that the log does not grow with the overload.
    request.log.warn({ because: reasonOf(error.cause ?? thrown), requestId: request.id }, 'busy');
  }
  if (error.details.retryAfterS !== undefined) reply.header('retry-after', String(error.details.retryAfterS));
  return reply
    .code(errorStatus(error))
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(errorBody(error, request.id)));
}
