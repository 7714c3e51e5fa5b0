import { ERRORS, type ErrorBody } from '@noodlenaut/contract';
import type { PlanLimit } from '@noodlenaut/domain';
import type { AppError } from './app-error.ts';

/** What leaves the server about an error (security 3.1): message and code, never a cause. */
export function errorBody(error: AppError, requestId: string): ErrorBody {
  const { issues, scope, by, totalCost, retryAfterS, planLimit } = error.details;
  return {
    message: error.message,
    code: error.appCode,
    ...(error.appCode === 'internal' && { requestId }),
    ...(issues && { issues }),
    ...(scope !== undefined && { scope }),
    ...(by !== undefined && { by }),
    ...(planLimit && limitBody(planLimit)),
    ...(totalCost !== undefined && { totalCost }),
    ...(error.appCode === 'too_many_requests' && retryAfterS !== undefined && { retryAfterS }),
  };
}

const limitBody = ({ what, limit, used, resetsAt, liftedBy }: PlanLimit) => ({
  what,
  limit,
  used,
  resetsAt: resetsAt?.toISOString() ?? null,
  liftedBy,
});

export const errorStatus = (error: AppError): number => ERRORS[error.appCode].status;
