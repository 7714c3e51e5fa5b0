import { checkName } from '@noodlenaut/ai';
import { AppError } from '../errors/app-error.ts';

/**
 * A text that children read or write to others: the word lists of the helper hold for it too (security 6.2).
 * @throws AppError invalid_input at the field
 */
export function checkWords(path: string, text: string | null | undefined): void {
  const message = text ? checkName(text) : null;
  if (message !== null) throw new AppError('invalid_input', { message, issues: [{ path, message }] });
}
