import { classify } from '../rules/classify.ts';
import type { RuleMatch } from '../rules/matcher.ts';
import { isRealWord } from '../../local/words/real-words.ts';
import { normalize, type NormalizedText } from '../text/normalize.ts';
import { remembered } from '../text/remembered.ts';
import { contactDataIn } from './contact-data.ts';
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
import { messageViews } from './message-views.ts';

/** The contract allows a message of 500 code points (security 2.13). */
const READ_AT_MOST = 500;

/** Words of the dictionary are not corrected: "common" is no slip of a rude word. */
const isEnglish = remembered(isRealWord);

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

function reasonOfContact({ display, match }: NormalizedText): RefusalReason | null {
  const views = messageViews(match).map(withoutLessonPhrases);
  if (asksSecret(views)) return 'secret';
  if (asksMeeting(views)) return 'meeting';
  return contactDataIn(display, match) ?? (asksContact(views) ? 'contact' : null);
}

/**
 * Whether a message or a label of the whiteboard may stand in a tutoring session (P5.24, security 2.13): no contact data, no
 * links, no meetings, no secrets, and what the helper's policy refuses. Sums and data pass. Pure; throws nothing.
 * @param text at most 500 code points are read
 * @param from who writes: the same words are judged more strictly from an adult
 */
export function checkMessage(text: string, from: Sender): MessageVerdict {
  const normalized = normalize(text, READ_AT_MOST);
  const byRules = reasonOfRules(classify(normalized, isEnglish).matches, from);
  if (byRules === 'crisis' || byRules === 'secret' || byRules === 'meeting') return refusal(byRules, from);
  const byContact = reasonOfContact(normalized);
  if (byContact !== null) return refusal(byContact, from);
  if (byRules !== null) return refusal(byRules, from);
  const isClose =
    from !== 'student' && isTooClose([` ${normalized.match.replace(/[^\p{L}\p{Nd} ]/gu, '')} `]);
  return isClose ? refusal('harm', from) : { verdict: 'pass' };
}
