import { practiceFor, type Activity, type Dice } from '@noodlenaut/domain';
import type { Ask } from '../ask.ts';
import { solvesOpen } from '../key/same-task.ts';
import { isTold } from '../key/is-told.ts';
import { workOut } from '../maths/work-out.ts';
import { sentencesOf } from '../fit-answer.ts';
import { standsAlone } from '../intents/sentence-fit.ts';
import type { OpenActivity, Passage } from '../question.ts';
import { contentWords } from '../words/content-words.ts';
import { diceOf } from '../seeded.ts';
import { openTopic } from '../skills.ts';
import { digitsFor } from '../words/number-words.ts';
import { plainText } from '../words/plain-text.ts';

const TRIES = 12;
/** Exercises whose question says everything, without their picture. */
const WITHOUT_PICTURE: ReadonlySet<string> = new Set([
  'math-adding',
  'math-subtracting',
  'math-times-facts',
  'math-sharing-facts',
  'math-adding-fractions',
  'math-rounding',
  'math-powers-of-ten',
  'math-order-of-operations',
  'math-one-step-equations',
  'math-percents',
]);

/** Another number of the same size: 27 may become 34, 100 becomes 200. */
function otherNumber(digits: string, dice: Dice): string {
  if (/^[1-9]0+$/.test(digits)) return `${dice.int(1, 9)}${digits.slice(1)}`;
  const [low, high] = digits.length === 1 ? [2, 9] : [10 ** (digits.length - 1) + 1, 10 ** digits.length - 1];
  return String(dice.int(low, high));
}

/** The same question with other numbers, when it can be worked out. */
function varied(question: string, ask: Ask, dice: Dice): readonly string[] | null {
  const asked = digitsFor(plainText(question));
  if (!/\d/.test(asked) || asked.length > 90) return null;
  const other = asked.replaceAll(/(?<![\d.:/,])\d{1,4}(?![\d.:/,])/g, (digits) => otherNumber(digits, dice));
  const worked = other === asked ? null : workOut(other, ask.question.grade);
  return (
    worked && [
      `Take ${taskOf(worked.closing)}.`,
      ...worked.steps.filter((step) => !step.startsWith('Write it as')),
      worked.closing,
    ]
  );
}
/** 'So 3 + 4 = 7.' asks for '3 + 4'. */
const taskOf = (closing: string): string =>
  /^So (.+?) =/.exec(closing)?.[1] ?? 'this task with other numbers';

function generated(skill: string, ask: Ask, dice: Dice): readonly string[] | null {
  const fitting = practiceFor('math', ask.question.grade).filter(
    (one) => one.skill === skill && WITHOUT_PICTURE.has(one.id),
  );
  const [first, ...rest] = fitting;
  if (!first) return null;
  const exercise: Activity = dice.pick([first, ...rest]).make(dice, ask.question.grade);
  return [exercise.question, ...(exercise.hints ?? []).slice(0, 1), exercise.explanation];
}

const isOther = (example: readonly string[], open: OpenActivity): boolean => {
  const text = example.join(' ');
  const worked = { steps: [], closing: text, value: null, result: '', skill: '' };
  return !isTold(text, open) && !solvesOpen(worked, example[0] ?? '', open);
};

/**
 * A task of the same kind with other numbers, worked out; for subjects without numbers a parallel from another lesson of the
 * same skill (P7.06).
 * @returns null when nothing fits that leaves the key untold
 */
export async function workedExample(ask: Ask, open: OpenActivity): Promise<readonly string[] | null> {
  const topic = await openTopic(ask);
  for (let salt = 1; salt <= TRIES; salt += 1) {
    const dice = diceOf(ask.question, salt);
    const example =
      varied(open.activity.question, ask, dice) ??
      (topic?.subject === 'math' ? generated(topic.skill, ask, dice) : null);
    if (!example) break;
    if (isOther(example, open)) return example;
  }
  return topic && parallel(ask, open, topic.skill);
}

async function parallel(ask: Ask, open: OpenActivity, skill: string): Promise<readonly string[] | null> {
  const { grade, subject } = ask.question;
  const find = (words: readonly string[]) =>
    ask.library.search(words.slice(0, 12), { grade, subject, limit: 40 });
  const bySkill = await find([...skill.split('-'), ...plainText(open.lessonTitle).split(' ')]);
  const sameSkill = firstParallels(
    bySkill.filter((passage) => passage.skill === skill),
    open,
  );
  const byWords = sameSkill.length > 0 ? [] : await find(contentWords(open.activity.question));
  const subjectOf = skill.split('-')[0] ?? '';
  const [first, ...rest] = [
    ...sameSkill,
    ...firstParallels(
      byWords.filter((passage) => passage.subject === subjectOf),
      open,
    ),
  ];
  if (!first) return null;
  const { text, lessonTitle } = diceOf(ask.question, 1).pick([first, ...rest]);
  return [`The lesson "${lessonTitle}" says this.`, text];
}

/** Of these one is picked. Reading every passage for the key would take long. */
const MOST_PARALLELS = 3;
function firstParallels(passages: readonly Passage[], open: OpenActivity): readonly Passage[] {
  const found: Passage[] = [];
  for (const passage of passages) {
    if (found.length === MOST_PARALLELS) break;
    if (isParallel(passage, open)) found.push(passage);
  }
  return found;
}

const isParallel = ({ kind, lessonTitle, text }: Passage, open: OpenActivity): boolean =>
  (kind === 'explanation' || kind === 'fun-fact' || kind === 'summary') &&
  lessonTitle !== open.lessonTitle &&
  standsAlone(sentencesOf(text)[0] ?? '') &&
  isOther([text], open);
