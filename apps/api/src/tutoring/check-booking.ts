import { SESSION_MINUTES } from '@noodlenaut/domain';
import { AppError } from '../errors/app-error.ts';

export const refuseField = (path: string, message: string) =>
  new AppError('invalid_input', { message, issues: [{ path, message }] });

/** @throws AppError invalid_input for a length that no session has (security 2.13) */
export function checkDuration(minutes: number): void {
  if (!SESSION_MINUTES.some((length) => length === minutes))
    throw refuseField('duration', `A session takes ${SESSION_MINUTES.join(', ')} minutes`);
}
