/** 27 signs without vowels, so that no word appears, and without signs that look alike (P4.08). */
export const ROOM_CODE_SIGNS = 'BCDFGHJKMNPQRSTVWXZ23456789';
export const ROOM_CODE_LENGTH = 6;

/** Whether a text (after `typedCode`) has the form of a room code. */
export const isRoomCode = (code: string): boolean =>
  code.length === ROOM_CODE_LENGTH && code.split('').every((sign) => ROOM_CODE_SIGNS.includes(sign));

/** A room code from random integers; `dice(n)` gives a whole number 0..n-1. */
export const roomCode = (dice: (sides: number) => number): string =>
  Array.from({ length: ROOM_CODE_LENGTH }, () => ROOM_CODE_SIGNS.charAt(dice(ROOM_CODE_SIGNS.length))).join(
    '',
  );
