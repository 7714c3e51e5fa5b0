import { ROOM_CODE_SIGNS } from '../quiz/room-code.ts';

const SIGNS = 4;

/**
 * A short number that a person can quote, as T-7K4G. It opens nothing, so that it may be guessed.
 * @param dice `dice(n)` gives a whole number 0..n-1
 */
export const ticketNumber = (dice: (sides: number) => number): string =>
  `T-${Array.from({ length: SIGNS }, () => ROOM_CODE_SIGNS.charAt(dice(ROOM_CODE_SIGNS.length))).join('')}`;

/** A number as somebody types it, in the form that is stored: `t7k4g` is T-7K4G. Null when it cannot be one. */
export function typedTicketNumber(text: string): string | null {
  const signs = text.toUpperCase().replaceAll(/[\s-]/g, '').replace(/^T/, '');
  const isNumber =
    signs.length === SIGNS && Array.from(signs).every((sign) => ROOM_CODE_SIGNS.includes(sign));
  return isNumber ? `T-${signs}` : null;
}
