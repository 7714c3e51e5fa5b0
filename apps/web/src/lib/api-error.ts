import type { ErrorBody, ErrorCode } from '@noodlenaut/contract';

export interface Issue {
  readonly path: string;
  readonly message: string;
}

function parseBody(body: string): Partial<ErrorBody> {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    // A proxy in between answers with HTML or nothing; status and text then say what there is to say.
    return {};
  }
}

/** An answer that is not ok. The message is '{status}: {body}', the status text when the body is empty (SPEC 8). */
export class ApiError extends Error {
  readonly status: number;
  readonly body: string;
  readonly code: ErrorCode | null;
  /** The sentence the server wrote for people; null when it sent none. */
  readonly serverMessage: string | null;
  readonly issues: readonly Issue[];

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = body || statusText;
    const parsed = parseBody(body);
    this.code = parsed.code ?? null;
    this.serverMessage = typeof parsed.message === 'string' && parsed.message !== '' ? parsed.message : null;
    this.issues = Array.isArray(parsed.issues) ? parsed.issues : [];
  }
}

/** The server could not be reached at all. */
export class UnreachableError extends Error {
  constructor(cause: unknown) {
    super('The server cannot be reached', { cause });
    this.name = 'UnreachableError';
  }
}
