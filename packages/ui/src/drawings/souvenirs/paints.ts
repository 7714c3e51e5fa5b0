/** What all souvenirs are outlined with. */
export const OUTLINE = '#1b2450';

const PAINTS = ['#ff6b35', '#ffc845', '#2ec4b6', '#3a86ff', '#d6336c', '#9b5de5', '#3e9b4f'] as const;

/** The paint of a place; neighbours differ. */
export const paintOf = (place: number, shift = 0): string =>
  PAINTS[(place + shift) % PAINTS.length] ?? PAINTS[0];

/** Numbers from 0 to below `count`. */
export const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
