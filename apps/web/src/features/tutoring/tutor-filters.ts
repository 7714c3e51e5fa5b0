import { shownRating } from '@noodlenaut/domain';
import type { Tutor } from './tutoring-rows.ts';

const DAY_MS = 86_400_000;

export const WHENS = [
  { value: 'any', label: 'Any time', withinMs: Infinity },
  { value: 'day', label: 'Within 24 hours', withinMs: DAY_MS },
  { value: 'week', label: 'Within 7 days', withinMs: 7 * DAY_MS },
] as const;
export const ORDERS = [
  { value: 'soonest', label: 'Soonest first' },
  { value: 'price', label: 'Lowest price first' },
  { value: 'rating', label: 'Best rated first' },
] as const;
export interface TutorWish {
  /** A specialty's name; empty: all. */
  readonly subject: string;
  readonly when: (typeof WHENS)[number]['value'];
  readonly order: (typeof ORDERS)[number]['value'];
}
export const ANY_TUTOR: TutorWish = { subject: '', when: 'any', order: 'soonest' };

const nextMs = ({ nextSlot }: Tutor): number => (nextSlot === null ? Infinity : Date.parse(nextSlot));
/** A new tutor has no rating yet and stands behind the rated ones. */
const ratingOf = ({ rating, ratingCount }: Tutor): number => shownRating(rating, ratingCount) ?? 0;
const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);

const BY = {
  soonest: (one: Tutor, other: Tutor) => compare(nextMs(one), nextMs(other)),
  price: (one: Tutor, other: Tutor) => compare(one.hourlyRate, other.hourlyRate),
  rating: (one: Tutor, other: Tutor) => compare(ratingOf(other), ratingOf(one)),
} as const;

/** The tutors of a subject who are free in time, in the order that was chosen. */
export function matchingTutors(tutors: readonly Tutor[], wish: TutorWish, now: Date): readonly Tutor[] {
  const within = WHENS.find(({ value }) => value === wish.when)?.withinMs ?? Infinity;
  return tutors
    .filter(({ specialties }) => wish.subject === '' || specialties.includes(wish.subject))
    .filter((tutor) => within === Infinity || nextMs(tutor) <= now.getTime() + within)
    .toSorted(BY[wish.order]);
}
