import { scrub } from '../personal-data/scrub.ts';
import { classify } from '../rules/classify.ts';
import type { RuleMatch } from '../rules/matcher.ts';
import { isRealWord } from '../../local/words/real-words.ts';
import { EVERYDAY_WORDS } from '../text/everyday-words.ts';
import { normalize } from '../text/normalize.ts';
import { phraseFinder, withoutLessonPhrases } from './find-phrases.ts';
import {
  ADULT_PHRASES,
  CONTACT_PHRASES,
  MEETING_PHRASES,
  PAYMENT_PHRASES,
  PICTURE_PHRASES,
  SECRET_PHRASES,
} from './message-phrases.ts';
import { refusal, type MessageVerdict, type RefusalReason, type Sender } from './message-verdict.ts';
import { messageViews, withoutGaps } from './message-views.ts';
import { hasPhoneNumber, saysPhone } from './phone-numbers.ts';

/** The contract allows a message of 500 code points (security 2.13). */
const READ_AT_MOST = 500;
const GIVES_CONTACT: ReadonlySet<string> = new Set([
  'email',
  'handle',
  'address',
  'school',
  'card',
  'password',
]);
/** "insta: maya.k": a place of the net, a sign, a name. */
const NAMED_PLACE =
  /(?<!\p{L})(?:insta(?:gram)?|ig|snap(?:chat)?|sc|discord|tik ?tok|roblox|whats ?app|telegram|kik|skype|fb|facebook|gamer ?tag|steam|xbox|psn)\s{0,2}[:=>@-]{1,3}\s{0,2}(?!(?:an?|the|to|is|verb|noun)(?!\p{L}))[\p{L}\p{Nd}._]{2,}/u;

/** "maya at lindberg dot dk": more endings than the scrubber knows. */
const SPOKEN_MAIL =
  /[\p{L}\p{Nd}_]+\s(?:at|\(at\)|@)\s(?!(?:the|an?|this|that|each|every|my|your|one|its)\s)[\p{L}\p{Nd}-]+\s(?:dot|punkt)\s\p{L}{2,6}(?!\p{L})/u;
/** An address with a path, whatever its ending. */
const ANY_LINK = /(?<![\p{L}\p{Nd}.])[\p{L}\p{Nd}-]{2,}(?:\.\p{L}{2,12}){1,3}\/[\p{L}\p{Nd}]/u;
const ASKED_HANDLE = /(?<!\p{L})(?:your|ur|my|whats) @(?!\s?\d)/u;
/** A sentence without a space after its point is no link: "yes.no idea". */
const withSpaces = (text: string): string =>
  text.replace(/(?<![\p{L}.])(\p{L}+)\.(?=(?:no|at|us)\s)/giu, (all, word: string) =>
    EVERYDAY_WORDS.has(word.toLowerCase()) ? `${word}. ` : all,
  );

const asksContact = phraseFinder([...CONTACT_PHRASES, ...PAYMENT_PHRASES, ...PICTURE_PHRASES]);
const asksMeeting = phraseFinder(MEETING_PHRASES);
const asksSecret = phraseFinder(SECRET_PHRASES);
const isTooClose = phraseFinder(ADULT_PHRASES);

/** What a rule about grooming is, when an adult writes it. When a child writes it, the child tells of it. */
function reasonOfGrooming({ id }: RuleMatch): RefusalReason {
  if (/secret|pressure/.test(id)) return 'secret';
  return id.endsWith('pictures') ? 'contact' : 'meeting';
}

function reasonOfRules(matches: readonly RuleMatch[], from: Sender): RefusalReason | null {
  const [worst] = matches;
  if (worst === undefined) return null;
  if (worst.severity === 'crisis')
    return worst.category === 'grooming' && from !== 'student' ? reasonOfGrooming(worst) : 'crisis';
  if (worst.severity === 'harmful') return 'harm';
  return worst.severity === 'rude' ? 'rude' : null;
}

function reasonOfContact(text: string, match: string): RefusalReason | null {
  const views = messageViews(match).map(withoutLessonPhrases);
  if (asksSecret(views)) return 'secret';
  if (asksMeeting(views)) return 'meeting';
  const { kinds } = scrub(withSpaces(text), { words: [] }, READ_AT_MOST);
  const joined = withoutGaps(match);
  const more = joined === match ? [] : scrub(joined, { words: [] }, READ_AT_MOST).kinds;
  const found = [...kinds, ...more];
  if (found.includes('link') || ANY_LINK.test(match)) return 'link';
  const isContact =
    found.some((kind) => GIVES_CONTACT.has(kind)) ||
    (kinds.includes('phone') && saysPhone(match)) ||
    hasPhoneNumber(match) ||
    [NAMED_PLACE, SPOKEN_MAIL, ASKED_HANDLE].some((pattern) => pattern.test(match)) ||
    asksContact(views);
  return isContact ? 'contact' : null;
}

/**
 * Whether a message or a label of the whiteboard may stand in a tutoring session (P5.24, security 2.13): no contact data, no
 * links, no meetings, no secrets, and what the helper's policy refuses. Sums and data pass. Pure; throws nothing.
 * @param text at most 500 code points are read
 * @param from who writes: the same words are judged more strictly from an adult
 */
export function checkMessage(text: string, from: Sender): MessageVerdict {
  const normalized = normalize(text, READ_AT_MOST);
  const byRules = reasonOfRules(classify(normalized, isRealWord).matches, from);
  if (byRules === 'crisis' || byRules === 'secret' || byRules === 'meeting') return refusal(byRules, from);
  const byContact = reasonOfContact(text, normalized.match);
  if (byContact !== null) return refusal(byContact, from);
  if (byRules !== null) return refusal(byRules, from);
  const isClose =
    from !== 'student' && isTooClose([` ${normalized.match.replace(/[^\p{L}\p{Nd} ]/gu, '')} `]);
  return isClose ? refusal('harm', from) : { verdict: 'pass' };
}
