import { EVERYDAY_WORDS } from '../text/everyday-words.ts';
import { normalize } from '../text/normalize.ts';
import { spelledOut, wordsOf } from '../text/tokens.ts';
import { FAMILY_BODY_FEELING, GUARDED, PERSONAL } from './guarded-words.ts';
import { withoutIntents } from './intents.ts';
import type { TopicLexicon } from './lexicon.ts';
import { hasMathsExpression } from './maths-expression.ts';
import { withoutIdioms } from '../rules/matcher.ts';

export interface TopicVerdict {
  readonly isOnTopic: boolean;
  readonly needsReview: boolean;
  /** Why: for the audit and for tests. */
  readonly reason: string;
}

const FIRST_PERSON = new Set(['i', 'im', 'ive', 'id', 'me', 'my', 'myself', 'we', 'us']);
const ASKS =
  /(?:^| )(?:what|whats|how|why|when|where|who|whos|which|is|are|was|were|do|does|did|can|could|will|would|should|tell|explain|help|show|define|spell|solve|name|describe|compare|give|teach|find|work|list|write|make|round|count|add|multiply|divide|subtract|simplify|convert|estimate|draw|calculate|if)(?: |$)/;
const PLACEHOLDER = /\[[a-z]{3,9}\]/g;
const MOST_UNKNOWN = 0.25;
const SHORT = 3;
const LONGEST_FOLLOW_UP = 3;

const off = (reason: string, needsReview: boolean): TopicVerdict => ({
  isOnTopic: false,
  needsReview,
  reason,
});
const on = (reason: string): TopicVerdict => ({ isOnTopic: true, needsReview: false, reason });

function readWords(match: string, lexicon: TopicLexicon): readonly string[] {
  return wordsOf(match)
    .flatMap((word) => (spelledOut(word) ?? word).split(' '))
    .map((word) =>
      lexicon.has(word) || /^\d/.test(word) || word.length < 4 ? word : (lexicon.nearest(word) ?? word),
    );
}

/**
 * Stage S4 (security 6.2): is the message about school? An allow-list: what is not recognised is off topic.
 * @param scrubbed the message without personal data
 * @param hadFineMessage the conversation already had a message on topic: then one to three known words follow up
 */
export function guardTopic(scrubbed: string, hadFineMessage: boolean, lexicon: TopicLexicon): TopicVerdict {
  const { match } = normalize(scrubbed.replace(PLACEHOLDER, ' '));
  const words = readWords(match, lexicon);
  const free = withoutIdioms(` ${words.join(' ')} `)
    .split(' ')
    .filter((word) => word !== '' && word !== '_');
  const hasIdiom = free.length < words.length;
  const isFirst = free.some((word) => FIRST_PERSON.has(word));
  const personal =
    isFirst && free.some((word) => FAMILY_BODY_FEELING.has(word) && word !== 'teacher' && word !== 'home');
  const content = free.filter(
    (word) => !EVERYDAY_WORDS.has(word) && !/^\d/.test(word) && !/^[a-z]$/.test(word),
  );
  const unknown = content.filter((word) => !lexicon.has(word));
  const topics = content.filter((word) => lexicon.isTopic(word));
  if (words.length === 0) return off('empty', false);
  const guarded = free.filter((word) => GUARDED.has(word));
  const clear = topics.filter((word) => !GUARDED.has(word));
  if (personal) return off('personal', true);
  if (guarded.length > 0 && (clear.length === 0 || free.some((word) => PERSONAL.has(word))))
    return off('guarded', isFirst);
  if (unknown.length > content.length * MOST_UNKNOWN) {
    const isOneName = unknown.length === 1 && clear.length > 0 && guarded.length === 0 && !isFirst;
    if (!isOneName) return off('unknown', isFirst && free.some((word) => FAMILY_BODY_FEELING.has(word)));
  }
  if (hasMathsExpression(match)) return on('maths');
  const rest = withoutIntents(free);
  if (rest && unknown.length === 0) {
    if (topics.length > 0) return on('intent-topic');
    if (rest.every((word) => EVERYDAY_WORDS.has(word) || /^\d/.test(word) || word.length === 1))
      return rest.length <= 4 || !isFirst ? on('intent') : off('chat', false);
  }
  const asks = ASKS.test(` ${free.join(' ')} `);
  if (topics.length > 0 && (asks || free.length <= SHORT || !isFirst)) return on('topic');
  if (hasIdiom && unknown.length === 0) return on('idiom');
  if (hadFineMessage && unknown.length === 0 && words.length <= LONGEST_FOLLOW_UP && guarded.length === 0)
    return on('follow-up');
  return off('no-topic', false);
}
