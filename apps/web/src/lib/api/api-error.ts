import type { ErrorBody, ErrorCode } from '@noodlenaut/contract';
import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from './replies.ts';

export interface Issue {
  readonly path: string;
  readonly message: string;
}

/** As tRPC wraps it; the game server and plain routes send it bare. */
type Data = ErrorBody & { readonly appCode: ErrorCode };

function parseBody(body: string): Partial<ErrorBody> {
  try {
    const { error, ...plain }: Partial<ErrorBody> & { error?: { data?: Data } } = JSON.parse(body);
    return error?.data ? { ...error.data, code: error.data.appCode } : plain;
  } catch {
    // A proxy may answer with HTML or nothing; the status and the text are all there is then.
    return {};
  }
}

/** The first eight digits: `npm run staff -- error` finds the rest. */
const numberOf = (requestId: unknown): string | null =>
  typeof requestId === 'string' && /^[0-9a-f]{8}-/.test(requestId)
    ? `${requestId.slice(0, 4)}-${requestId.slice(4, 8)}`.toUpperCase()
    : null;

/** An answer that is not ok. The message is '{status}: {body}', the status text when the body is empty (S8.01, S8.02). */
export class ApiError extends TRPCClientError<AppRouter> {
  readonly status: number;
  readonly body: string;
  readonly code: ErrorCode | null;
  /** The sentence the server wrote for people; null when it sent none. */
  readonly serverMessage: string | null;
  readonly issues: readonly Issue[];
  /** What a person quotes to staff, like 3F9A-12BC; null where the server knew what was wrong. */
  readonly number: string | null;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    // The constructor of the library's class sets its own prototype; this puts ours back.
    Object.setPrototypeOf(this, ApiError.prototype);
    this.name = 'ApiError';
    this.status = status;
    this.body = body || statusText;
    const parsed = parseBody(body);
    this.code = parsed.code ?? null;
    this.serverMessage = typeof parsed.message === 'string' && parsed.message !== '' ? parsed.message : null;
    this.number = numberOf(parsed.requestId);
    this.issues = Array.isArray(parsed.issues) ? parsed.issues : [];
  }
}

/** The server could not be reached at all. */
export class UnreachableError extends TRPCClientError<AppRouter> {
  constructor(cause: unknown) {
    super('The server cannot be reached', {
      cause: cause instanceof Error ? cause : new Error(String(cause)),
    });
    Object.setPrototypeOf(this, UnreachableError.prototype);
    this.name = 'UnreachableError';
  }
}
