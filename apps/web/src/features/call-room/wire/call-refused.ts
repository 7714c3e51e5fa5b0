import type { CallRefusal } from '@noodlenaut/contract';

const TEXTS: Readonly<Record<CallRefusal, string>> = {
  'not-live': 'The session has not begun yet.',
  'not-here': 'That person is not in the room any more.',
  'tutor-only': 'Only the tutor can do this.',
  refused: 'This message cannot be sent.',
  'too-fast': 'That was fast! Wait a moment and try again.',
  'not-stored': 'That could not be kept. Try again.',
  unsound: 'This cannot be drawn.',
  'board-full': 'The board is full. Erase something first.',
  'not-yours': 'Only its author and the tutor can erase this.',
  'known-element': 'This is on the board already.',
  'unknown-element': 'This is not on the board any more.',
  'wrong-place': 'A part of this line was lost.',
};
const LOST = 'That did not get through. Try again.';

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;
const isRefusal = (code: unknown): code is CallRefusal => typeof code === 'string' && code in TEXTS;

/** The code with which the room refused a request; null when the request was lost. */
export function refusalOf(cause: unknown): CallRefusal | null {
  const code = fieldOf(fieldOf(cause, 'reason'), 'code');
  return isRefusal(code) ? code : null;
}

/** Why a request did not hold, for people: the server's own sentence comes first. */
export function refusalText(cause: unknown): string {
  const sentence = fieldOf(fieldOf(cause, 'reason'), 'sentence');
  if (typeof sentence === 'string' && sentence !== '') return sentence;
  const code = refusalOf(cause);
  return code === null ? LOST : TEXTS[code];
}

export const refusalTextOf = (code: CallRefusal): string => TEXTS[code];
