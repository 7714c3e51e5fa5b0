import { isFewAnswers, skillChange } from '@noodlenaut/domain';
import type { Given } from './given-order.ts';

type Practised = NonNullable<Given['pupils'][number]['practised']>;

/** Kind words: what to do next stands in them, never what a child lacks. */
const WORDS = {
  waiting: { word: 'Not practised yet', tone: 'none', sign: 'dots' },
  begun: { word: 'Begun', tone: 'none', sign: 'running' },
  better: { word: 'Going better', tone: 'green', sign: 'trend-up' },
  close: { word: 'About the same', tone: 'yellow', sign: 'seedling' },
  harder: { word: 'Time for help', tone: 'orange', sign: 'target' },
} as const;

const triesText = ({ right, answers }: Practised['since']): string =>
  answers === 0 ? 'no answers' : `${right} of ${answers} right`;

/** How a skill goes since its practice was given: a word with its sign, and the counts of both sides. */
export function practisedWords({ before, since }: Practised) {
  const isFew = [before, since].some(({ answers }) => answers > 0 && isFewAnswers(answers));
  return {
    ...WORDS[skillChange(before, since)],
    counts: `before ${triesText(before)}, since ${triesText(since)}${isFew ? ' (few answers)' : ''}`,
  };
}
