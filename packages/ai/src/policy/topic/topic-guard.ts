import { plainText } from '../../local/words/plain-text.ts';
import { mendWords } from '../../local/maths/mend-words.ts';
import { comparingSounds } from '../../local/word-tasks/comparing-sounds.ts';
import { comparingWords } from '../../local/word-tasks/comparing-words.ts';
import { lettersOfWords } from '../../local/word-tasks/letters-of-words.ts';
import { syllables } from '../../local/word-tasks/sounds.ts';
import { vowelsOfWords } from '../../local/word-tasks/vowels.ts';
import { workOut } from '../../local/maths/work-out.ts';
import { RULE_WORDS, withoutIdioms } from '../rules/matcher.ts';
import { earReadings } from '../text/by-ear.ts';
import { EVERYDAY_WORDS } from '../text/everyday-words.ts';
import { normalize } from '../text/normalize.ts';
import { spelledOut, wordsOf } from '../text/tokens.ts';
import { BODY, CAREFUL, FAMILY_FEELING, GUARDED, PERSONAL } from './guarded-words.ts';
import { withoutIntents } from './intents.ts';
import type { TopicLexicon } from './lexicon.ts';
import { hasMathsExpression, hasWordProblem } from './maths-expression.ts';

export interface TopicVerdict {
  readonly isOnTopic: boolean;
  readonly needsReview: boolean;
  /** Why: for the audit and for tests. */
  readonly reason: string;
}

const YOU = new Set(['you', 'your', 'yours', 'yourself', 'youre']);
const FIRST_PERSON = new Set(['i', 'im', 'ive', 'id', 'me', 'my', 'myself']);
const FILLERS =
  '(?:(?:um|uh|so|ok|okay|hey|hi|hello|please|but|and|well|oh|now|for my homework|quick question|i wonder|i want to know|do you know|can you tell me|tell me|explain|explain to me|help me|help me with math and|please help me with math and|in math|in science|captain pi|pixel|atlas|gizmo) )*';
const ASKS = new RegExp(
  `^${FILLERS}(?:what|whats|how|hows|why|when|where|wheres|who|whos|whose|which|is|are|was|were|do|does|did|can|could|will|would|should|has|have|tell|explain|show|define|spell|solve|name|describe|compare|give|teach|find|work|list|write|round|count|add|multiply|divide|subtract|simplify|convert|estimate|draw|calculate|if|quiz|test|pick|choose|predict|decide|match|classify|identify|sort|order|measure|build|read|use|label|order|make|tell|plot|graph|put|say|see|spot|turn|break|split|share|point|trace|follow|plan|check|fix|about|in|on|at|difference|smallest|largest|biggest|longest|tallest|shortest|fastest|slowest|highest|deepest|oldest|nearest|past|plural|opposite|synonym|antonym|meaning|definition|another|spelling|area|perimeter|volume|half|double|a|an|two|three|four|one|balance|decode) `,
);
const ASKS_INSIDE =
  / (?:how to|help me|teach me|show me|dont know|dont no|dont get|dont understand|explain|learn) /;
/** The child asks for help: this is no statement about a person. */
const ASKING_ME =
  / (?:i dont know how to|i dont no how to|how do i pick|how do i choose|how do i find|how do i know|help me|show me|teach me|tell me|quiz me|give me|i need help with|test me) /g;
const TAGGED = / (?:right|true|correct|isnt it|doesnt it|dont they|arent they|or not) ?$/;
/** Asks how to do or get a thing, not how the world works. */
const DOING =
  /^(?:[a-z]+ ){0,5}?(?:how to|how do i|how can i|how could i|how would i|can i|could i|should i|may i|where can i|where do i|help me|teach me|i want|i need|lets|is it ok|is it okay|is it safe) /;
const MAKING = new Set('make makes making build get getting buy use mix'.split(' '));
/** Other people: how to do something to them is no lesson. */
const OTHERS = new Set('someone somebody him her them'.split(' '));
/** "Help me with maths and ..." says nothing about what comes after it, when that is a sentence of its own. */
const FRAME =
  /^(?:please |hi |hey |um |ok )*(?:can you |could you )?help (?:me )?(?:with|in|on) (?:my )?(?:[a-z]+ ){1,3}?(?:and|but|also|then) (?=(?:[^ ]+ ){4})/;
/** Whether to tell one's own data online to somebody is no question of a lesson. */
const TELLS_SOMEONE =
  /\b(?:tell|give|say|send|show|share) (?:[a-z]+ ){0,2}?my (?:[a-z]+ ){1,4}?(?:online|internet|game|app|website) (?:to|with) /;
const PLACEHOLDER = /\[[a-z]{3,9}\]/g;
/** How well a card must fit a message for it to be about school, 0 to 1: with a word of school in it, and without. */
const SURE_CARD = 0.8;
const SAME_CARD = 0.9;
/** With a word of school and none of harm, family or feeling: a misspelt word is no reason to turn a question away. */
const LIKELY_CARD = 0.45;
const LIKELY_OF_ONESELF = 0.6;
const MOST_UNKNOWN = 0.25;
const TWO_AMOUNTS = /\d{1,4} [a-z]+ (?:and|but|then|minus|shared|with) .*\d/;
const SHORT = 3;

/** Harm and feelings make no sum; a brother with six toy cars does. */
const KIN = new Set(
  'dad daddy father mom mommy mum mother parent parents grandma grandpa brother sister cousin family uncle aunt'.split(
    ' ',
  ),
);
const isHarm = (word: string): boolean =>
  GUARDED.has(word) || CAREFUL.has(word) || BODY.has(word) || (FAMILY_FEELING.has(word) && !KIN.has(word));

/** Letters, sounds and syllables of a word: the forms are narrow, and the word itself was judged by the rules. */
const isTaskOfLetters = (text: string): boolean =>
  [lettersOfWords, comparingSounds, comparingWords, vowelsOfWords, syllables].some(
    (task) => task(text) !== null,
  );

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
      lexicon.has(word) || RULE_WORDS.has(word) || /^\d/.test(word) || word.length < 4
        ? word
        : (earReadings(word).find(lexicon.has) ??
          earReadings(word)
            .map(lexicon.nearest)
            .find((read) => read !== null) ??
          lexicon.nearest(word) ??
          word),
    );
}

/**
 * Stage S4 (security 6.2): is the message about school? An allow-list: what is not recognised is off topic.
 * @param scrubbed the message without personal data
 * @param hadFineMessage the conversation already had a message on topic: then one to three known words follow up
 */
export function guardTopic(scrubbed: string, hadFineMessage: boolean, lexicon: TopicLexicon): TopicVerdict {
  const { match } = normalize(plainText(scrubbed.replace(PLACEHOLDER, ' ')));
  const whole = readWords(match, lexicon);
  const words = `${whole.join(' ')} `
    .replace(FRAME, '')
    .split(' ')
    .filter((word) => word !== '');
  const free = withoutIdioms(` ${words.join(' ')} `.replace(ASKING_ME, ' _ '))
    .split(' ')
    .filter((word) => word !== '' && word !== '_');
  const text = `${words.join(' ')} `;
  const asks = ASKS.test(text) || ASKS_INSIDE.test(` ${text}`) || TAGGED.test(text);
  const isFirst = free.some((word) => FIRST_PERSON.has(word));
  const isFamily = free.some((word) => FAMILY_FEELING.has(word));
  const isWordProblem = hasWordProblem(text) && !free.some(isHarm);
  const isPersonal =
    !isWordProblem && isFirst && (isFamily || (!asks && free.some((word) => BODY.has(word))));
  if (words.length === 0) return off('empty', false);
  if (words.filter((word) => /^[b-hj-z]$/.test(word)).length > Math.max(3, words.length / 2))
    return off('letters', false);
  if (isPersonal || TELLS_SOMEONE.test(text)) return off('personal', true);
  const content = free.filter(
    (word) => !EVERYDAY_WORDS.has(word) && !/^\d/.test(word) && !/^[a-z]$/.test(word),
  );
  const unknown = content.filter((word) => !lexicon.has(word));
  const topics = free.filter((word) => lexicon.isTopic(word));
  const guarded = free.filter((word) => GUARDED.has(word));
  const careful = free.filter((word) => CAREFUL.has(word));
  const clear = topics.filter((word) => !GUARDED.has(word) && !CAREFUL.has(word));
  const aimsAtPerson = free.some((word) => PERSONAL.has(word));
  const asksPerson = isFirst ? aimsAtPerson : free.some((word) => YOU.has(word));
  const fit = asks && !asksPerson ? lexicon.cardScore(match, [...guarded, ...careful]) : 0;
  if (fit >= (topics.length > 0 ? SURE_CARD : isFirst ? 1 : SAME_CARD)) return on('card');
  const isHarmless = guarded.length + careful.length === 0 && !aimsAtPerson && !isFamily;
  if (isHarmless && clear.length > 0 && fit >= (isFirst ? LIKELY_OF_ONESELF : LIKELY_CARD)) return on('card');
  if (guarded.length > 0 && (clear.length === 0 || aimsAtPerson)) return off('guarded', isFirst);
  if (guarded.length > 0 && free.some((word) => MAKING.has(word))) return off('guarded', isFirst);
  if (DOING.test(text) && free.some((word) => OTHERS.has(word))) return off('person', isFirst);
  if (careful.length > 0 && (aimsAtPerson || DOING.test(text)) && clear.length < 2)
    return off('guarded', isFirst);
  if (unknown.length > content.length * MOST_UNKNOWN) return off('unknown', isFirst && isFamily);
  if (guarded.length === 0 && !isFamily && isTaskOfLetters(match)) return on('word-task');
  if (isWordProblem && unknown.length <= 1) return on('word-problem');
  if (hasMathsExpression(match) && unknown.length === 0) return on('maths');
  // A story without a question, 'I had 9 cookies and ate 4', when nobody but the child is in it.
  const isPlainStory = guarded.length + careful.length === 0 && !isFamily && !free.some(isHarm);
  if (isPlainStory && TWO_AMOUNTS.test(text) && workOut(mendWords(match, lexicon.has), '6th') !== null)
    return on('word-problem');
  if (
    guarded.length + careful.length === 0 &&
    !aimsAtPerson &&
    workOut(mendWords(match, lexicon.has), '6th') !== null
  )
    return on('maths');
  if (topics.length > 0 && asks) return on('topic');
  const rest = withoutIntents(free);
  if (rest && unknown.length === 0 && guarded.length + careful.length === 0) {
    const isPlain = rest.every((word) => EVERYDAY_WORDS.has(word) || /^\d/.test(word) || word.length === 1);
    if (isPlain && (rest.length <= 4 || asks)) return on('intent');
    if (topics.length > 0 && rest.length <= topics.length + 4) return on('intent-topic');
  }
  if (free.length < words.length && unknown.length === 0 && guarded.length === 0) return on('idiom');
  const isNounPhrase =
    topics.length > 0 && topics.length === content.length && free.length === content.length && !aimsAtPerson;
  if (isNounPhrase && free.length <= SHORT && guarded.length === 0) return on('short');
  if (hadFineMessage && unknown.length === 0 && words.length <= SHORT && guarded.length === 0)
    return on('follow-up');
  return off('no-topic', false);
}
