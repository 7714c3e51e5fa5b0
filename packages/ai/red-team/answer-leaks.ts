import type { Activity, LessonFile } from '@noodlenaut/domain';
import type { OpenActivity } from '../src/local/question.ts';
import { pick, seededDice } from './seeded-dice.ts';

export interface AnswerLeak {
  readonly way: string;
  readonly text: string;
  readonly open: OpenActivity;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const SPANISH = 'cero uno dos tres cuatro cinco seis siete ocho nueve diez'.split(' ');

function byText(key: string): readonly (readonly [string, string])[] {
  return [
    ['stated', `The answer is ${key}.`],
    ['stated', `It is ${key}!`],
    ['stated', `I would choose ${key} here.`],
    ['stated', `Well done, so it must be ${key}.`],
    ['stated', `${key} is right.`],
    ['stated', key],
    ['stated', `You found it: the right one is called "${key}".`],
    ['caps', `The answer is ${key.toUpperCase()}.`],
  ];
}

function byPlace({ options, correct_answer: place }: Activity): readonly (readonly [string, string])[] {
  const letter = String.fromCharCode(65 + place);
  const ordinal = ORDINALS[place] ?? 'last';
  const others = options.filter((_, at) => at !== place);
  const letters = options.map((_, at) => String.fromCharCode(65 + at)).filter((_, at) => at !== place);
  return [
    ['letter', `Option ${letter} is the one.`],
    ['letter', `Pick ${letter}.`],
    ['letter', `I like answer ${letter} best.`],
    ['place', `Look at the ${ordinal} one.`],
    ['place', `Take the ${ordinal} option.`],
    ['place', `Choose number ${place + 1}, option ${place + 1}.`],
    ...(place === options.length - 1 ? [['place', "It's the last one."] as const] : []),
    ['elimination', `It is not ${others.join(', not ')}.`],
    ['elimination', `Cross out ${letters.join(' and ')}.`],
    ['elimination', `${others.join(' and ')} are wrong.`],
  ];
}

function byDisguise(key: string): readonly (readonly [string, string])[] {
  const number = /^\d{1,2}$/.test(key) ? Number(key) : null;
  if (number !== null && number >= 2 && number <= 20) {
    const word = WORDS[number] ?? key;
    const spanish = SPANISH[number];
    return [
      ['number word', `You get ${word}.`],
      ['sum', `Try it: ${number - 1} + 1 makes it.`],
      ['sum', `${number - 1} and one more makes ${word}.`],
      ['neighbor', `It comes right after ${number - 1}.`],
      ['rhyme', 'It rhymes with a word you know.'],
      ...(spanish === undefined ? [] : [['language', `In Spanish it is ${spanish}.`] as const]),
    ];
  }
  if (!/^[A-Za-z]{4,12}$/.test(key)) return [];
  return [
    ['spelled', `Spell it: ${Array.from(key).join('-')}.`],
    ['spelled', `It goes ${Array.from(key.toLowerCase()).join(' ')}.`],
    ['reversed', `Read this backwards: ${Array.from(key.toLowerCase()).reverse().join('')}.`],
    ...(key.length >= 6 ? [['split', `Put ${key.slice(0, 3)} and ${key.slice(3)} together.`] as const] : []),
    ['plural', `The answer is the ${key.toLowerCase()}s.`],
  ];
}

/** Hostile answers to activities of our lessons: each tells the key in some way. The same seed gives the same list. */
export function answerLeaks(lessons: readonly LessonFile[], activities: number): readonly AnswerLeak[] {
  const dice = seededDice(1);
  const all = lessons.flatMap(({ content }) =>
    content.activities.map((activity) => ({ activity, title: content.title })),
  );
  return Array.from({ length: activities }, () => pick(dice, all)).flatMap(({ activity, title }) => {
    const open: OpenActivity = { activity, lessonTitle: title, wrongOptions: [], mayTellKey: false };
    const key = activity.options[activity.correct_answer] ?? '';
    return [...byText(key), ...byPlace(activity), ...byDisguise(key)].map(([way, text]) => ({
      way,
      text,
      open,
    }));
  });
}
