import { nicknameFault, type Role } from '@noodlenaut/domain';
import { checkWords } from './check-words.ts';
import { AppError } from '../errors/app-error.ts';

/** A first name has 1 to 50 characters. */
const FIRST_NAME_MAX = 50;

/**
 * Other children read a student's first name, so it passes the rule for nicknames on every way in.
 * @throws AppError invalid_input at the field `firstName`
 */
export function checkShownName(role: Role | null, firstName: string | null | undefined): void {
  if (role !== 'student' || firstName === null || firstName === undefined) return;
  const message = nicknameFault(firstName, FIRST_NAME_MAX);
  if (message === null) return checkWords('firstName', firstName);
  throw new AppError('invalid_input', { message, issues: [{ path: 'firstName', message }] });
}
