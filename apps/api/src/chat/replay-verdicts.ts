import { judge, type TopicLexicon } from '@noodlenaut/ai';
import type { JudgedMessage } from '@noodlenaut/db';
import { DEFAULT_GRADE, type Severity } from '@noodlenaut/domain';
import { CONVERSATION_MS } from './keep-message.ts';

/** A message that the policy of today judges otherwise. */
export interface ChangedVerdict {
  readonly createdAt: Date;
  readonly message: string;
  readonly before: Severity;
  readonly after: Severity;
  readonly ruleIds: readonly string[];
  readonly policyVersion: string | null;
}
const TURNS = 4;

/**
 * Judges stored messages once more, each with what the child had written before it in the same conversation, as the policy did then
 * (security 6.6). Pure.
 * @param messages a child's together, the oldest first
 */
export function replayVerdicts(
  messages: readonly JudgedMessage[],
  lexicon: TopicLexicon,
): readonly ChangedVerdict[] {
  return messages.flatMap((one, index) => {
    const { userId, createdAt, message, severity: before, grade, policyVersion } = one;
    // Only turns that an engine answered are part of a conversation.
    const recent = messages
      .slice(Math.max(0, index - 2 * TURNS), index)
      .filter(
        (earlier) =>
          earlier.userId === userId &&
          earlier.severity === 'fine' &&
          createdAt.getTime() - earlier.createdAt.getTime() < CONVERSATION_MS,
      )
      .slice(-TURNS)
      .map((earlier) => earlier.message);
    const { severity: after, ruleIds } = judge(
      message,
      { grade: grade ?? DEFAULT_GRADE, known: { words: [] }, recent },
      lexicon,
    );
    return after === before ? [] : [{ createdAt, message, before, after, ruleIds, policyVersion }];
  });
}
