import { addDays, localDay } from '../day.ts';

/** What the schedule knows of one skill or item of one child; the numbers mean what FSRS means by them (decision 0023). */
export interface ReviewMemory {
  /** Days after which nine of ten are still remembered. */
  readonly stability: number;
  /** 1 (easy) to 10. */
  readonly difficulty: number;
  readonly intervalDays: number;
  readonly reviews: number;
  readonly lapses: number;
  readonly reviewedAt: Date;
}

/** The port behind which a spacing algorithm stands; null is a skill that was never wrong before. */
export type ReviewSchedule = (memory: ReviewMemory | null, correct: boolean, now: Date) => ReviewMemory;

export interface ReviewCard extends ReviewMemory {
  /** The learner's own calendar day from which it comes back. */
  readonly dueDay: string;
}

/**
 * What an answer does to what is to come back (decision 0023): a mistake returns on a later day, a right
 * answer once it is due moves it further away. Right before it is due, or right without a mistake before, changes nothing.
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
