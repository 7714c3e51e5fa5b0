/** Where Noodle can wear something, one thing at each place. */
export const SUIT_PLACES = ['head', 'back', 'chest', 'feet'] as const;
export type SuitPlace = (typeof SUIT_PLACES)[number];

/** The place of a part is the beginning of its key, as the table checks it. */
export const placeOf = (part: `${SuitPlace}-${string}`): SuitPlace =>
  SUIT_PLACES.find((place) => part.startsWith(`${place}-`)) ?? 'head';
