import { say, type Ask, type Reply } from '../ask.ts';
import { fitAnswer } from '../fit-answer.ts';
import { isTold } from '../key/is-told.ts';
import type { OpenActivity } from '../question.ts';
import { openTopic } from '../skills.ts';
import { workedExample } from './worked-example.ts';

export type HintStep = 1 | 2 | 3;

const LOOK: readonly string[] = [
  'Read the question once more, slowly. Which word matters most?',
  'Look at every part of the question. What is it asking for?',
  'Take a slow breath and look again.',
];
const BEGIN: readonly string[] = [
  'Say the question in your own words first.',
  'Cover the choices. What would you say yourself?',
  'Begin with what you know for sure.',
];
const METHOD: readonly string[] = [
  'Check each choice by itself. Does it fit every word of the question?',
  'Say why each choice could be right or wrong.',
  'Go slowly, and keep what fits.',
];

const firstSafe = (texts: readonly (string | undefined)[], open: OpenActivity): string =>
  texts.find((text) => text !== undefined && text !== '' && !isTold(text, open)) ?? 'Try once more.';

/** A lesson's hint that fits the child's grade and leaves the key untold; otherwise a way that always helps. */
const hintAt = (open: OpenActivity, index: 0 | 1, ask: Ask): string =>
  firstSafe(
    [fitAnswer([open.activity.hints?.[index] ?? ''], ask.question.grade), ...(index === 0 ? LOOK : BEGIN)],
    open,
  );

const wasSaid = (ask: Ask, hint: string): boolean =>
  ask.question.turns.some(({ response }) => response.includes(hint));

/** The next of the three steps, by what was said in this conversation. */
export function nextStep(ask: Ask, open: OpenActivity): HintStep {
  if (!wasSaid(ask, hintAt(open, 0, ask))) return 1;
  return wasSaid(ask, hintAt(open, 1, ask)) ? 3 : 2;
}

const SUGGESTIONS: Readonly<Record<HintStep, readonly string[]>> = {
  1: ['Show me the first step', 'Show me an example'],
  2: ['Show me an example', 'Why was I wrong?'],
  3: ['Another example', 'Give me a hint'],
};

/**
 * One step of help for the activity on screen: where to look, the first step, a worked example (P7.06). No step states the key
 * (P7.13).
 * @param before what is said first, for example a word of courage
 */
export async function giveHint(
  ask: Ask,
  open: OpenActivity,
  step: HintStep = nextStep(ask, open),
  before: readonly string[] = [],
): Promise<Reply> {
  const practice = await openTopic(ask);
  const suggestions = SUGGESTIONS[step].filter(
    (one) => one !== 'Why was I wrong?' || open.wrongOptions.length > 0,
  );
  // New readers hear the hint alone: two sentences are all they get.
  const isShort = ask.year < 2;
  if (step < 3) {
    const hint = hintAt(open, step === 1 ? 0 : 1, ask);
    const lead =
      step === 1
        ? say(ask, ['Look here:', 'A clue for you:', 'Here is where to look.'])
        : say(ask, ['First step:', 'Start like this.', 'Begin here:']);
    const safe = [lead].filter((text) => !isShort && !isTold(text, open));
    return { sentences: [...(isShort ? [] : before), ...safe, hint], suggestions, practice };
  }
  const example = await workedExample(ask, open);
  const fitted = example === null ? '' : fittedExample(example, ask, open);
  return { sentences: [fitted === '' ? firstSafe(METHOD, open) : fitted], suggestions, practice };
}

/** The example with its result, which is its last sentence; steps go first when it is too long. Empty: it does not fit. */
function fittedExample(example: readonly string[], ask: Ask, open: OpenActivity): string {
  const lead = firstSafe(['Here is one like it.', 'Look at this.'], open);
  const last = example.at(-1) ?? '';
  const short = [example[0] ?? '', last];
  for (const sentences of [[lead, ...example], example, short, [last]]) {
    const text = fitAnswer(sentences, ask.question.grade);
    const isWhole = text.endsWith(fitAnswer([last], ask.question.grade));
    if (text !== '' && isWhole && !isTold(text, open)) return text;
  }
  return '';
}
