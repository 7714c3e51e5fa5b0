import type { ReviewMemory, ReviewSchedule } from '@noodlenaut/domain';
import { createEmptyCard, fsrs, Rating, State, type Card } from 'ts-fsrs';

/** Half a school year: a mistake always comes back within it. */
const MOST_DAYS = 180;
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false, maximum_interval: MOST_DAYS });

const asCard = ({
  stability,
  difficulty,
  intervalDays,
  reviews,
  lapses,
  reviewedAt,
}: ReviewMemory): Card => ({
  ...createEmptyCard(reviewedAt),
  state: State.Review,
  stability,
  difficulty,
  scheduled_days: intervalDays,
  reps: reviews,
  lapses,
  last_review: reviewedAt,
});

/** FSRS behind the domain's port (decision 0023): whole days, no randomness, a wrong answer is `Again`, a right one `Good`. */
export const fsrsSchedule: ReviewSchedule = (memory, correct, now) => {
  // A clock that went back must not make an answer older than the one before it.
  const at = memory !== null && now < memory.reviewedAt ? memory.reviewedAt : now;
  const before = memory === null ? createEmptyCard(at) : asCard(memory);
  const { card } = scheduler.next(before, at, correct ? Rating.Good : Rating.Again);
  return {
    stability: card.stability,
    difficulty: card.difficulty,
    intervalDays: Math.min(MOST_DAYS, card.scheduled_days),
    reviews: card.reps,
    lapses: card.lapses,
    reviewedAt: at,
  };
};
