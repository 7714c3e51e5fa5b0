import { wordsOf } from './plain-text.ts';

/** Words that say nothing about what a text is about. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about again all also am an and any are aren't as ask at be because been being but by can can't could did didn't do does
  doesn't doing don't each else ever every explain find for from get gets give go goes going got had happen happens has have
  having he help her here him his how i i'm if in into is isn't it it's its just kind know learn let let's like look made make
  makes many may maybe me mean means more most much must my need no noodle not now of off oh ok okay on one or other our out over
  please question quite really right say see she should show so some something tell than thanks that that's the their them then
  there these they thing things think this those to too true false up us use used very want was wasn't way we well were what when
  where which while who whom whose why will with won't word work works would yeah yes you your mr mrs`.split(
    /\s+/,
  ),
);

/** The words that say what a text is about, each once, in order. */
export const contentWords = (text: string): string[] => [
  ...new Set(wordsOf(text.toLowerCase()).filter((word) => !STOP_WORDS.has(word) && /[\p{L}\d]/u.test(word))),
];
