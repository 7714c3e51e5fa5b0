import { practiceGenerator, practiceOf, type SubjectId } from '@noodlenaut/domain';
import type { QuizMiss, Reviewed, Store } from '@noodlenaut/db';
import { noteReview } from './note-review.ts';

function reviewed({ ref, subject, grade, skill }: QuizMiss): Reviewed | null {
  const source = practiceOf(ref, grade);
  if (source === null) return null;
  if (source.kind === 'lesson') return skill === null ? null : { subject, skill, source };
  const generator = practiceGenerator(source.generatorId);
  return generator ? { subject, skill: generator.skill, source } : null;
}

/**
 * Turns mistakes of finished games into review cards, once (decision 0052). Done when a round is dealt, because the game server
 * knows nothing of practice. Returns the new ones of a subject, the latest first: whoever comes from a game wants them now.
 */
export async function takeMisses(
  store: Store,
  learner: { readonly id: string; readonly timezone: string },
  subject: SubjectId | null,
  now: Date,
): Promise<readonly Reviewed[]> {
  const items: Reviewed[] = [];
  for (const miss of await store.quizMisses.take(learner, subject, now)) {
    const item = reviewed(miss);
    if (item === null) continue;
    await noteReview(store, learner, item, false, miss.answeredAt);
    if (item.subject === subject) items.unshift(item);
  }
  return items;
}
