import { addDays, localDay } from '../day.ts';

/** The state of one review card of one child. The numbers are those of FSRS (decision 0023). */
export interface ReviewMemory {
  /** Days after which the child still remembers with a probability of 0.9. */
  readonly stability: number;
  /** 1 (easy) to 10. */
  readonly difficulty: number;
  readonly intervalDays: number;
  readonly reviews: number;
  readonly lapses: number;
  readonly reviewedAt: Date;
}

/** The interface of a spacing algorithm. Null stands for a skill that was never wrong. */
export type ReviewSchedule = (memory: ReviewMemory | null, correct: boolean, now: Date) => ReviewMemory;

export interface ReviewCard extends ReviewMemory {
  /** The local day of the learner from which it is due. */
  readonly dueDay: string;
}

/**
 * What an answer changes in the review schedule (decision 0023): a mistake is due again on a later day, a right
 * answer to a due card moves it further away. A right answer before it is due, or without a mistake before, changes nothing.
 * @returns the card to keep, null when nothing changes
 */
export function reviewAfter(
  card: ReviewCard | null,
  correct: boolean,
  now: Date,
  timeZone: string,
  schedule: ReviewSchedule,
): ReviewCard | null {
  const today = localDay(now, timeZone);
  if (correct && (card === null || today < card.dueDay)) return null;
  const memory = schedule(card, correct, now);
  return { ...memory, dueDay: addDays(today, Math.max(1, Math.round(memory.intervalDays))) };
}
