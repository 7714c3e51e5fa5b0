import { ROOM_CODE_SIGNS } from '../quiz/room-code.ts';

export const FAMILY_CODE_LENGTH = 8;
/** A code lives seven days and is used once (security 2.15). */
export const FAMILY_CODE_DAYS = 7;

/**
 * A family code of 8 signs without vowels and look-alikes, 38 bits (P1.19, security 2.15).
 * @param dice `dice(n)` gives a whole number 0..n-1 from a cryptographic source
 */
export const familyCode = (dice: (sides: number) => number): string =>
  Array.from({ length: FAMILY_CODE_LENGTH }, () => ROOM_CODE_SIGNS.charAt(dice(ROOM_CODE_SIGNS.length))).join(
    '',
  );

/**
 * Normalises a typed code (of a room, a class, a family or an invitation): only letters and digits, in capitals. Spaces,
 * dashes and quotes are dropped.
 */
export const typedCode = (text: string): string => text.replace(/[^a-z0-9]/gi, '').toUpperCase();

/** The code as it is shown and read out: in groups of four, or of three for the six signs of a class. */
export const spacedCode = (code: string, size: 3 | 4 = 4): string =>
  (code.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(' ');
