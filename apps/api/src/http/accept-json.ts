import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/**
 * Bodies must be JSON (security 2.11). Whatever a form or a script of another site can send without a preflight is refused before
 * it is read, on REST and tRPC alike.
 * @throws AppError wrong_media_type
 */
export function checkMediaType(request: FastifyRequest): void {
  const type = request.headers['content-type'];
  const isEmpty =
    request.headers['content-length'] === '0' ||
    (request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined);
  if (type === undefined || isEmpty) return;
  if (type.split(';')[0]?.trim().toLowerCase() !== 'application/json') throw new AppError('wrong_media_type');
}

/** Reads JSON bodies; an empty one counts as no fields (S7.30). */
export function parseJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (text.trim() === '') return done(null, {});
    return parse(request, text, done);
  });
  // With another content type only an empty body gets this far.
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null, {});
  });
}
