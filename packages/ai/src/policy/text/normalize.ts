import { foldConfusables } from './confusables.ts';

/** The policy reads at most this many code points; the contract allows a child 300 (security 6.6). */
export const READ_AT_MOST = 300;
/** An answer of a model may be longer; beyond this length it is refused anyway. */
export const ANSWER_AT_MOST = 2000;

const INVISIBLE =
  /\p{Cf}|\p{Cc}|\p{Co}|\p{Variation_Selector}|\u00AD|\u034F|\u115F|\u1160|\u17B4|\u17B5|\u3164|\uFFA0/gu;
const PICTURES = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]+/gu;
/** Nothing to fold, to compose or to take out: most messages. */
const PLAIN = /^[ -~]*$/;
const ACCENTS = /\p{Mn}+/gu;

export interface NormalizedText {
  /** For people and for the scrubber: NFC, without invisible characters, single spaces. */
  readonly display: string;
  /** For rules: lower case, Latin letters, digits and signs of a sentence; pictures became spaces. */
  readonly match: string;
  /** The same with pictures taken out, because a picture may stand inside a word. Null without pictures. */
  readonly joined: string | null;
}

const spaces = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** What a reader sees: well-formed, NFC, no invisible or direction characters. Cut at `limit` code points. */
export function displayText(text: string, limit = READ_AT_MOST): string {
  if (PLAIN.test(text)) return spaces(text.slice(0, limit));
  const cut = Array.from(text.slice(0, limit * 4).toWellFormed())
    .slice(0, limit * 2)
    .join('');
  const visible = cut
    .replace(/[\t\n\r]/g, ' ')
    .normalize('NFC')
    .replace(INVISIBLE, '');
  return spaces(Array.from(visible).slice(0, limit).join(''));
}

/**
 * The two views of a text (security 6.2, stage S1): what is shown and what rules read.
 * @param limit how many code points are read
 */
export function normalize(text: string, limit = READ_AT_MOST): NormalizedText {
  const display = displayText(text, limit);
  if (PLAIN.test(display))
    return { display, match: display.toLowerCase().replaceAll('`', "'"), joined: null };
  const plain = display
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENTS, '')
    .replace(/[’‘`´]/g, "'");
  const folded = foldConfusables(plain);
  const match = spaces(folded.replace(PICTURES, ' ').replace(INVISIBLE, ''));
  const joined = spaces(folded.replace(PICTURES, '').replace(INVISIBLE, ''));
  return { display, match, joined: joined === match ? null : joined };
}
