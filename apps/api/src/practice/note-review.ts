import { reviewAfter } from '@noodlenaut/domain';
import type { Reviewed, Store } from '@noodlenaut/db';
import { fsrsSchedule } from './fsrs-schedule.ts';

/**
 * Stores what an answer means for reviews, in the transaction of the answer and under the learner's lock (decision 0023): a
 * lesson's first try and an answer in practice alike.
 */
export async function noteReview(
  store: Store,
  learner: { readonly id: string; readonly timezone: string },
  item: Reviewed,
  correct: boolean,
  now: Date,
): Promise<void> {
  const before = (await store.reviews.card(learner.id, item.source)) ?? null;
  const card = reviewAfter(before, correct, now, learner.timezone, fsrsSchedule);
  if (card !== null) await store.reviews.save(learner.id, item, card);
}
