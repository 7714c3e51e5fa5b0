import type { Ask, Intent } from '../ask.ts';
import { fitAnswer } from '../fit-answer.ts';
import { giveHint } from '../hints/give-hint.ts';
import { isTold } from '../key/is-told.ts';
import type { OpenActivity } from '../question.ts';
import { plainText } from '../words/plain-text.ts';

const ASKS =
  /\bwhy\b.*\b(?:wrong|incorrect|not right|not correct|isn't|is not|not|false|can't)\b|\bwhat (?:did i do|was|is) wrong\b|\bwhat was my mistake\b|\bwhy (?:was|am) i wrong\b|\bmy mistake\b/;

/** The wrong option that is meant: one the child has tried, named by its text or letter, or else its last. */
function meant({ text }: Ask, { activity, wrongOptions }: OpenActivity): number | null {
  const named = wrongOptions.find((option) => {
    const name = plainText(activity.options[option] ?? '');
    return (
      (name.length > 1 && text.includes(name)) ||
      new RegExp(`\\b(?:option |choice |answer )${'abcdef'.charAt(option)}\\b`).test(text)
    );
  });
  return named ?? wrongOptions.at(-1) ?? null;
}

/**
 * Why an option is wrong, from the reason its author wrote. Only options that the child has tried are explained: reasons for
 * all others would leave the key over (P7.13).
 */
export const whyWrong: Intent = async (ask) => {
  const { open } = ask.question;
  if (!open || !(ASKS.test(ask.text) || (ask.text === 'why' && open.wrongOptions.length > 0))) return null;
  const option = meant(ask, open);
  if (option === null) return giveHint(ask, open, undefined, ['Try one first. Then I can say more.']);
  const reason = fitAnswer([open.activity.option_reasons?.[option] ?? ''], ask.question.grade);
  if (reason === '' || (!open.mayTellKey && isTold(reason, open))) return giveHint(ask, open);
  const name = `You chose "${open.activity.options[option] ?? ''}".`;
  const isShort = ask.year < 2 || (!open.mayTellKey && isTold(name, open));
  return {
    sentences: isShort ? [reason] : [name, reason],
    suggestions: ['Give me a hint', 'Show me an example'],
  };
};
