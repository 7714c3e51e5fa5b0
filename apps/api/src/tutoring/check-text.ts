import { checkMessage } from '@noodlenaut/ai';
import { AppError } from '../errors/app-error.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { personOf } from './side-of.ts';

/**
 * A text that the other side of a tutoring session reads: no contact data, no links, no meetings, and what the helper's policy
 * refuses (security 2.13).
 * @throws AppError invalid_input at the field
 */
export function checkText(path: string, text: string | null | undefined, viewer: SessionViewer): void {
  const found = text ? checkMessage(text, personOf(viewer)) : null;
  if (found?.verdict !== 'refuse') return;
  const { sentence: message } = found;
  throw new AppError('invalid_input', { message, issues: [{ path, message }] });
}
