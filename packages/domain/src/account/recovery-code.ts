import { ROOM_CODE_SIGNS } from '../quiz/room-code.ts';

/** How many recovery codes are made at once. Each works once. */
export const RECOVERY_CODES = 10;
export const RECOVERY_CODE_LENGTH = 12;

/**
 * A recovery code of 12 signs without vowels and look-alikes, 57 bits.
 * @param dice `dice(n)` gives a whole number 0..n-1 from a cryptographic source
 */
export const recoveryCode = (dice: (sides: number) => number): string =>
  Array.from({ length: RECOVERY_CODE_LENGTH }, () =>
    ROOM_CODE_SIGNS.charAt(dice(ROOM_CODE_SIGNS.length)),
  ).join('');

/** The text that is hashed: the code with its owner, so that one guess cannot be tried on all accounts. */
export const recoverySecret = (userId: string, code: string): string => `${userId} ${code}`;
