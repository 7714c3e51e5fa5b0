import { say, type Ask, type Intent, type Reply } from '../ask.ts';
import { giveHint } from '../hints/give-hint.ts';
import { isTold } from '../key/is-told.ts';
import type { OpenActivity } from '../question.ts';
import { contentWords } from '../words/content-words.ts';
import { plainText, wordsOf } from '../words/plain-text.ts';
import { stem } from '../words/stem.ts';

const ASKS_HINT =
  /\b(?:hint|clue|help|stuck|tip|where (?:do|should|can) i look|how do i (?:do|start|solve|begin)|what do i do|explain)\b/;
const ASKS_FIRST = /\bfirst step\b|\bhow (?:do|should|can) (?:i|we) (?:start|begin)\b|\bnext step\b/;
const ASKS_EXAMPLE = /\b(?:example|one like it|similar)\b/;
const ASKS_ANSWER =
  /\b(?:answers?|solution|solve|correct|result|key|which (?:one|option|choice)|right (?:one|option|choice|pick|letter)|(?:what|which) (?:should|do|would|must|could) (?:i|you|we) (?:pick|choose|click|tap|press|take|select|say|put)|pick for me|choose for me|(?:pick|choose|click|tap|do) (?:it|this|one) for me|tell me (?:it|the|which|what)|give (?:me )?(?:it|up)|just (?:say|tell|give|show)|spoil|reveal|cheat|is it|am i right|a or b|do my homework|do it for me|say it|first letter|starts with|rhymes with|how many letters|not (?:a|b|c|d)\b|wrong ones|cross out|eliminate|option \w|choice \w|letter \w)\b/;
const LOST =
  /^(?:i (?:don't|do not) (?:get|understand|know)(?: (?:it|this|that|how|what to do))?|i am (?:confused|lost|stuck)|huh|what|i can't do (?:it|this)|no idea|i need help|this is (?:too )?hard|(?:it|this) is difficult|i give up|not sure|dunno|i don't know)$/;

/** The child typed the question on screen, or most of it. */
function repeatsQuestion({ text }: Ask, { activity }: OpenActivity): boolean {
  const asked = contentWords(text).map(stem);
  const shown = new Set(contentWords(plainText(activity.question)).map(stem));
  if (asked.length < 2 || shown.size === 0) return false;
  const same = asked.filter((word) => shown.has(word)).length;
  return same / asked.length >= 0.6 && same / shown.size >= 0.5;
}

/** The child names one of the options: a guess that it wants to have checked. */
function namesOption({ text }: Ask, { activity }: OpenActivity): boolean {
  const said = plainText(text);
  if (
    /^(?:is it |it is |it's |maybe |i think |i think it is |so )?(?:option |choice |letter |number )?[a-f1-6]$/.test(
      said,
    )
  )
    return true;
  return activity.options.some((option) => {
    const words = wordsOf(plainText(option));
    const asked = wordsOf(said);
    return (
      words.length > 0 &&
      asked.length <= words.length + 5 &&
      words.join(' ') !== 'a' &&
      ` ${asked.join(' ')} `.includes(` ${words.join(' ')} `)
    );
  });
}

function toldKey({ activity }: OpenActivity): Reply {
  return {
    sentences: [`The answer is: ${activity.options[activity.correct_answer] ?? ''}.`, activity.explanation],
    suggestions: ['Show me an example', 'Why was I wrong?'],
  };
}

/** Asking for help, for the answer, or for a guess to be checked, while an activity is on screen (P7.06, P7.13). */
export const helpWithActivity: Intent = (ask) => {
  const { open } = ask.question;
  if (!open) return null;
  const { text } = ask;
  if (ASKS_FIRST.test(text)) return giveHint(ask, open, 2);
  if (ASKS_EXAMPLE.test(text)) return giveHint(ask, open, 3);
  const wantsAnswer = ASKS_ANSWER.test(text) || repeatsQuestion(ask, open) || namesOption(ask, open);
  if (wantsAnswer && open.mayTellKey) return toldKey(open);
  if (wantsAnswer) return giveHint(ask, open, undefined, courage(ask, open));
  if (LOST.test(text)) return giveHint(ask, open, undefined, courage(ask, open));
  return ASKS_HINT.test(text) ? giveHint(ask, open) : null;
};

function courage(ask: Ask, open: OpenActivity): readonly string[] {
  const words = say(ask, ['You find it, and I help.', 'Let us find it together.', 'I have a clue for you.']);
  return isTold(words, open) ? [] : [words];
}
