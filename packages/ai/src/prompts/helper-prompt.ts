import type { OpenActivity, Passage, Question, Turn } from '../local/question.ts';
import { fence } from './fence.ts';
import { helperSystem } from './helper-system.ts';

/** At most so many passages, and so many characters of each. */
const PASSAGES = 5;
const PASSAGE_LENGTH = 400;
/** At most so many earlier turns (security 6.2, stage S5). */
const TURNS = 4;

export interface HelperPrompt {
  readonly system: string;
  readonly turns: readonly Turn[];
  readonly prompt: string;
}

/**
 * What a remote model gets to answer one question: grade band, the open activity without its key, and the passages found. Nothing in
 * it identifies the child, and the key is only there when it may be told (P7.10, P7.13).
 */
export function helperPrompt(question: Question, passages: readonly Passage[]): HelperPrompt {
  const found = passages
    .slice(0, PASSAGES)
    .map(({ lessonTitle, text }) => `${lessonTitle}: ${text.slice(0, PASSAGE_LENGTH)}`)
    // An explanation or a summary of the open lesson may state the key.
    .filter((text) => question.open === null || question.open.mayTellKey || !statesKey(text, question.open));
  const parts = [
    ...(question.subject === null ? [] : [`SUBJECT: ${question.subject}`]),
    ...(question.open === null ? [] : [openPart(question.open)]),
    ...(found.length === 0 ? [] : [fence('LESSONS', found.join('\n'))]),
    fence('THE CHILD WRITES', question.message),
  ];
  const turns = question.turns.slice(-TURNS).map(({ message, response }) => ({
    message: fence('THE CHILD WRITES', message),
    response,
  }));
  return { system: helperSystem(question.grade), turns, prompt: parts.join('\n\n') };
}

function openPart({ activity, lessonTitle, wrongOptions, mayTellKey }: OpenActivity): string {
  const { question, options, hints = [], option_reasons: reasons = [] } = activity;
  const wrong = wrongOptions.flatMap((index) => {
    const option = options[index];
    const reason = reasons[index];
    return option === undefined ? [] : [reason ? `${option} (${reason})` : option];
  });
  const lines = [
    `Lesson: ${lessonTitle}`,
    `Question: ${question}`,
    `Options: ${options.join(' | ')}`,
    ...(wrong.length === 0 ? [] : [`Chosen and wrong: ${wrong.join(' | ')}`]),
    ...(hints.length === 0 ? [] : [`Hints: ${hints.join(' | ')}`]),
    ...(mayTellKey ? [`Right: ${options[activity.correct_answer] ?? ''}`, activity.explanation] : []),
  ];
  return `${fence('OPEN ON THE SCREEN', lines.join('\n'))}\nANSWER MAY BE TOLD: ${mayTellKey ? 'yes' : 'no'}`;
}

const flat = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

function statesKey(text: string, { activity }: OpenActivity): boolean {
  const key = flat(activity.options[activity.correct_answer] ?? '');
  return key.trim() !== '' && flat(text).includes(key);
}
