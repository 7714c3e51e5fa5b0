import { sqlState } from '@noodlenaut/db';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { AppError } from './app-error.ts';

/** Connection refused, reset or timed out, or a server that starts or stops: the database cannot be reached. */
const UNREACHABLE = /^(08|57P0)/;
/** Statement or lock timeout, too many connections. */
const BUSY: ReadonlySet<string> = new Set(['57014', '55P03', '53300', '40001', '40P01']);
const NETWORK: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  // A container that was killed has no name any more.
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** What the client says of a connection that does not come, broke, or broke between two statements of a transaction. */
const LOST =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable/;

function fromDatabase(cause: unknown): AppError | null {
  const state = sqlState(cause);
  if (state !== null) {
    if (UNREACHABLE.test(state) || state === '53100')
      return new AppError('unavailable', { retryAfterS: 5, cause });
    if (BUSY.has(state)) return new AppError('busy', { retryAfterS: 2, cause });
    return null;
  }
  if (!(cause instanceof Error)) return null;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  const lost = NETWORK.has(code) || LOST.test(cause.message);
  return lost ? new AppError('unavailable', { retryAfterS: 5, cause }) : null;
}

function fromZod(cause: unknown): AppError | null {
  if (!(cause instanceof z.core.$ZodError)) return null;
  const issues = cause.issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    message: issue.message,
  }));
  const first = issues[0]?.message;
  return new AppError('invalid_input', { issues, ...(first !== undefined && { message: first }) });
}

/** Turns anything thrown into an AppError; an unexpected error becomes `internal` with its cause kept for the log. */
export function translateError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const cause = thrown instanceof TRPCError && thrown.cause ? thrown.cause : thrown;
  if (cause instanceof AppError) return cause;
  const known = fromDatabase(cause);
  if (known) return known;
  if (thrown instanceof TRPCError) {
    switch (thrown.code) {
      case 'BAD_REQUEST':
      case 'PARSE_ERROR':
        return fromZod(cause) ?? new AppError('malformed_body', { cause: thrown });
      case 'NOT_FOUND':
        return new AppError('not_found');
      case 'METHOD_NOT_SUPPORTED':
        return new AppError('method_not_allowed');
      case 'UNSUPPORTED_MEDIA_TYPE':
        return new AppError('wrong_media_type');
      case 'PAYLOAD_TOO_LARGE':
        return new AppError('too_large');
      default:
        break;
    }
  }
  return new AppError('internal', { cause });
}
