import { ERRORS, type ErrorBody, type ErrorCode } from '@noodlenaut/contract';
import type { PlanLimit } from '@noodlenaut/domain';
import { TRPCError } from '@trpc/server';

const TRPC_CODES = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'SERVICE_UNAVAILABLE',
} as const satisfies Record<(typeof ERRORS)[ErrorCode]['status'], TRPCError['code']>;

export interface AppErrorDetails extends Partial<
  Pick<ErrorBody, 'message' | 'issues' | 'scope' | 'by' | 'totalCost' | 'retryAfterS'>
> {
  readonly planLimit?: PlanLimit;
  readonly cause?: unknown;
}

/** A refusal that a caller may see: a code of the contract with its status and sentence. Use cases throw nothing else. */
export class AppError extends TRPCError {
  readonly appCode: ErrorCode;
  readonly details: AppErrorDetails;

  constructor(appCode: ErrorCode, details: AppErrorDetails = {}) {
    const { status, message } = ERRORS[appCode];
    super({ code: TRPC_CODES[status], message: details.message ?? message, cause: details.cause });
    this.appCode = appCode;
    this.details = details;
  }
}
