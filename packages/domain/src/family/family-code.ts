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
 * What a person typed as a code of ours (of a room, a class, a family, an invitation): its letters and digits, in capitals. Gaps,
 * dashes and quotes are how it was shown or read out.
 */
export const typedCode = (text: string): string => text.replace(/[^a-z0-9]/gi, '').toUpperCase();

/** The code in groups of four, or of three for a class's six signs, as it is shown and read out. */
export const spacedCode = (code: string, size: 3 | 4 = 4): string =>
  (code.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(' ');
