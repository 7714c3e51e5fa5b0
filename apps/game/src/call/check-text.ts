import { checkMessage } from '@noodlenaut/ai/messages';
import type { Store } from '@noodlenaut/db';
import type { TutoringRole } from '@noodlenaut/domain';

interface Written {
  readonly sessionId: string;
  readonly personId: string;
  readonly role: TutoringRole;
  readonly kind: 'message' | 'label';
  readonly text: string;
  /** The last texts of this person, the oldest first. */
  readonly before: readonly string[];
}

/** A number or an address that is written over several messages is found in the last three of them. */
const JOINED = 3;
const joined = (before: readonly string[], text: string): string =>
  [...before.slice(-JOINED), text].join(' ');

/**
 * Whether a text may stand in a call (P5.24, security 2.13). What may not is kept for staff.
 * @returns the sentence for its author; null when it may
 */
export async function refusedText(
  store: Pick<Store, 'sessionMessages'>,
  { sessionId, personId, role, kind, text, before }: Written,
): Promise<string | null> {
  const alone = checkMessage(text, role);
  const found =
    alone.verdict === 'pass' && before.length > 0 ? checkMessage(joined(before, text), role) : alone;
  if (found.verdict === 'pass') return null;
  if (found.needsReview)
    await store.sessionMessages.review({
      sessionId,
      personId,
      personType: role,
      kind: `refused-${kind}`,
      reason: found.reason,
      message: text,
    });
  return found.sentence;
}
