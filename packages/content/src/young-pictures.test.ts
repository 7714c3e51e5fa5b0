import { GRADES, NEW_READER_GRADES, SUBJECTS } from '@noodlenaut/domain';
import type { Activity, Grade, LessonFile } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { loadLessons } from './lessons.ts';

const lessons = loadLessons();
const young = lessons.filter(({ grade }) => NEW_READER_GRADES.some((one) => one === grade));
const activitiesOf = (grade: Grade) =>
  lessons.filter((lesson) => lesson.grade === grade).flatMap(({ content }) => content.activities);
const each = (look: (activity: Activity, where: string, lesson: LessonFile) => readonly string[]) =>
  young.flatMap((lesson) =>
    lesson.content.activities.flatMap((activity, at) => look(activity, `${lesson.key} ${at + 1}`, lesson)),
  );

const AMOUNT = /^(?:about |exactly )?(\d+|[a-z]+)(?: [a-z]+)?$/i;
const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const amountOf = (option: string) => {
  const word = AMOUNT.exec(option)?.[1]?.toLowerCase() ?? 'unsaid';
  return WORDS.includes(word) ? WORDS.indexOf(word) : Number(word);
};

/**
 * What a small picture cannot show, because its own sign is the answer: spelling, letters and sentences (English), numerals over
 * ten and sums, labels such as 'B2', the steps of a program, and names of continents, oceans and capitals, which only a map shows.
 */
function isDrawable({ options }: Activity, { subject }: LessonFile): boolean {
  const isAmount = (option: string) => /^(?:\d|10)(?: [a-z]+)?$/.test(option);
  if (subject === 'english') return false;
  if (options.some((option) => /[\d=+]/.test(option) && !isAmount(option))) return false;
  if (options.some((option) => /^(?:[A-Za-z]+ )?[A-Z]{1,3}$/.test(option))) return false;
  if (subject === 'it' && options.some((option) => /^[A-Z]?[a-z]+(?:, [a-z]+)+$/.test(option))) return false;
  return !(subject === 'geography' && options.every((option) => /^(?:in |the )?[A-Z]/.test(option)));
}

test('every question to 2nd grade has a picture', () => {
  expect(each(({ illustration }, where) => (illustration === undefined ? [where] : []))).toEqual([]);
});

/** Their options name what the question's picture shows: drawn, they would be matched with it and not be known. */
const NAMES_OF_THE_PICTURE = [
  'history-2nd-10-mixed-up-museum 1',
  'math-1st-05-fair-half 4',
  'math-2nd-01-corner-code 2',
  'math-2nd-03-three-fair-shares 2',
];

/** Questions of a grade with a picture for each option: the least share of all, and of those that can be drawn. */
test.for([
  ['pre-k', 1, 1],
  ['k', 1, 1],
  ['1st', 0.77, 0.99],
  ['2nd', 0.74, 0.99],
] as const)('options are pictured in %s', ([grade, ofAll, ofDrawable]) => {
  const pictured = activitiesOf(grade).filter(({ option_cards: cards }) => cards !== undefined);
  expect(pictured.length / activitiesOf(grade).length).toBeGreaterThanOrEqual(ofAll);
  const drawable = each((activity, where, lesson) =>
    lesson.grade === grade && (activity.option_cards !== undefined || isDrawable(activity, lesson))
      ? [where]
      : [],
  );
  expect(pictured.length / drawable.length).toBeGreaterThanOrEqual(ofDrawable);
});

test('of all that can be drawn only what would give its answer away has no pictures', () => {
  const left = each((activity, where, lesson) =>
    activity.option_cards === undefined && isDrawable(activity, lesson) ? [where] : [],
  );
  expect(left.toSorted()).toEqual(NAMES_OF_THE_PICTURE);
});

test('no right option is the only one whose picture stands in the question’s own picture too', () => {
  const thingsIn = (part: unknown) =>
    new Set([...JSON.stringify(part ?? '').matchAll(/"thing":"([^"]+)"/g)].map(([, name]) => name));
  const telling = each(
    ({ illustration, option_cards: cards = [], correct_answer: right }, where, { grade }) => {
      const shown = thingsIn(illustration);
      const shared = cards.map((card) => [...thingsIn(card)].some((name) => shown.has(name)));
      return ['1st', '2nd'].includes(grade) && shared[right] === true && shared.filter(Boolean).length === 1
        ? [where]
        : [];
    },
  );
  expect(telling).toEqual([]);
});

test('two options of a question share no picture, so that a child can tell which one it heard', () => {
  const thumbs = /thumbs-(?:up|down)/;
  const twins = each(({ option_cards: cards = [] }, where, { grade }) => {
    const drawn = cards.map((card) => JSON.stringify(card)).filter((card) => !thumbs.test(card));
    return ['1st', '2nd'].includes(grade) && new Set(drawn).size < drawn.length ? [where] : [];
  });
  expect(twins).toEqual([]);
});

test('a counted picture has as many things as its option says', () => {
  const wrong = each(({ option_cards: cards = [], options }, where) =>
    cards.flatMap((card, at) => {
      const said = amountOf(options[at] ?? '');
      return 'thing' in card && card.count !== undefined && Number.isInteger(said) && card.count !== said
        ? [`${where}: ${options[at]}`]
        : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test('where things are counted in Pre-K and K, numbers to ten are shown as quantities with their numerals', () => {
  const bare = each(({ option_cards: cards = [], illustration }, where, { grade }) => {
    const isCounted = illustration?.kind === 'object-set' && ['pre-k', 'k'].includes(grade);
    const areNumerals = cards.every((card) => 'text' in card && Number(card.text) <= 10);
    return isCounted && areNumerals ? [where] : [];
  });
  expect(bare).toEqual([]);
});

test('the first lesson of each subject to 2nd grade asks for nothing that a child cannot do on the screen', () => {
  const onPaper = /(?:^|[.!?] )(?:Draw|Write|Fold|Trace|Cross out|Cut|Glue|Color)\b|\byou drew\b/;
  const asked = each(({ question, hints = [] }, where, { number }) =>
    number === 1
      ? [question, ...hints].filter((text) => onPaper.test(text)).map((text) => `${where}: ${text}`)
      : [],
  );
  expect(asked).toEqual([]);
  expect(GRADES.length * SUBJECTS.length * 10).toBe(lessons.length);
});
