import { replacersFor } from '../personal-data/scrub.ts';
import { EVERYDAY_WORDS } from '../text/everyday-words.ts';
import { withoutGaps } from './lone-letters.ts';
import { hasPhoneNumber, saysPhone } from './phone-numbers.ts';

/** Kinds of the scrubber that let somebody be found elsewhere. It takes numbers of a lesson for a phone number. */
const KINDS: ReadonlySet<string> = new Set([
  'email',
  'handle',
  'address',
  'school',
  'card',
  'password',
  'link',
]);
const REPLACERS = replacersFor({ words: [] });
const SURE_REPLACERS = REPLACERS.filter(({ kind }) => KINDS.has(kind));
const PHONE_REPLACERS = REPLACERS.filter(({ kind }) => kind === 'phone');

const PATTERNS: readonly RegExp[] = [
  // "insta: maya.k": a place of the net, a sign, a name.
  /(?<!\p{L})(?:insta(?:gram)?|ig|snap(?:chat)?|sc|discord|tik ?tok|roblox|whats ?app|telegram|kik|skype|fb|facebook|gamer ?tag|steam|xbox|psn)\s{0,2}[:=>@-]{1,3}\s{0,2}(?!(?:an?|the|to|is|verb|noun)(?!\p{L}))[\p{L}\p{Nd}._]{2,}/u,
  // "maya at lindberg dot dk": more endings than the scrubber knows.
  /[\p{L}\p{Nd}_]+\s(?:at|\(at\)|@)\s(?!(?:the|an?|this|that|each|every|my|your|one|its)\s)[\p{L}\p{Nd}-]+\s(?:dot|punkt)\s\p{L}{2,6}(?!\p{L})/u,
  /(?<!\p{L})(?:your|ur|my|whats) @(?!\s?\d)/u,
];
/** An address with a path, whatever its ending. */
const ANY_LINK = /(?<![\p{L}\p{Nd}.])[\p{L}\p{Nd}-]{2,}(?:\.\p{L}{2,12}){1,3}\/[\p{L}\p{Nd}]/u;

/** A sentence without a space after its point is no link: "yes.no idea". */
const withSpaces = (text: string): string =>
  text.replace(/(?<![\p{L}.])(\p{L}+)\.(?=(?:no|at|us)\s)/giu, (all, word: string) =>
    EVERYDAY_WORDS.has(word.toLowerCase()) ? `${word}. ` : all,
  );

/**
 * Whether a text holds a link or another way to find somebody; null when it holds none.
 * @param display the text for people
 * @param match the view for rules
 */
export function contactDataIn(display: string, match: string): 'link' | 'contact' | null {
  const spaced = withSpaces(display);
  const joined = withoutGaps(match);
  const texts = joined === display.toLowerCase() ? [spaced] : [spaced, withSpaces(joined)];
  const found = SURE_REPLACERS.filter(({ replace }) => texts.some((text) => replace(text) !== text));
  if (found.some(({ kind }) => kind === 'link') || ANY_LINK.test(match)) return 'link';
  const isContact =
    found.length > 0 ||
    hasPhoneNumber(match) ||
    PATTERNS.some((pattern) => pattern.test(match)) ||
    (saysPhone(match) && PHONE_REPLACERS.some(({ replace }) => replace(display) !== display));
  return isContact ? 'contact' : null;
}
