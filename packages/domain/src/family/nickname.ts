export const NICKNAME_MAX = 30;

const PHONE_DIGITS = 5;
const UNSAFE = /[\p{Cc}\p{Cs}\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/**
 * Why a text cannot be a child's first name or nickname, as a sentence; null when it can. Other children may
 * read the name, so it must not hold an address or a number by which the child can be reached (P1.51).
 * @param lettersMax 50 in the forms where the specification allows it (S5.28)
 */
export function nicknameFault(text: string, lettersMax = NICKNAME_MAX): string | null {
  if (text === '') return 'The name is missing.';
  if (Array.from(text).length > lettersMax) return `At most ${lettersMax} letters, please.`;
  if (UNSAFE.test(text)) return 'Please use plain letters.';
  if (text.includes('@')) return 'A first name or nickname, please, no e-mail address.';
  if ((text.match(/\p{Nd}/gu)?.length ?? 0) >= PHONE_DIGITS)
    return 'A first name or nickname, please, no phone number.';
  return null;
}
