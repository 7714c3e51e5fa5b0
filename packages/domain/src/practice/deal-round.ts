import type { Grade } from '../grades.ts';
import type { SubjectId } from '../subjects.ts';
import type { Dice } from './dice.ts';
import type { PracticeGenerator } from './practice-generator.ts';
import { practiceFor, practiceGenerator } from './practice-generators.ts';
import { SEED_MAX, reviewKey, type PracticeSource } from './practice-source.ts';

/** How many items a round of practice has, and the round of the day (P3.23). */
export const ROUND_ITEMS = 10;
export const DAILY_ITEMS = 5;

/** The most mistakes in a round, so that it has other items too. */
const MOST_REVIEWS = 6;
/** The most items of skills that a tutor named. */
const MOST_NAMED = 4;
/** The fewest activities of finished lessons in a round, such as word problems. */
const LEAST_LESSON_ITEMS = 3;

export interface DealtItem {
  readonly subject: SubjectId;
  readonly skill: string;
  readonly source: PracticeSource;
  /** The learner got it wrong on an earlier day. */
  readonly isReview: boolean;
}
type Stocked = Omit<DealtItem, 'isReview'>;

/** An activity of a lesson that may be dealt. */
export interface LessonItem {
  readonly subject: SubjectId;
  readonly skill: string;
  readonly lessonId: string;
  readonly activity: number;
  readonly isFinished: boolean;
  /** Dealt to this learner in the last days. */
  readonly isRecent: boolean;
}

/** Everything that a round can be dealt from. */
export interface PracticeStock {
  readonly subject: SubjectId;
  readonly grade: Grade;
  /** Mistakes that are due, the oldest first. */
  readonly due: readonly Stocked[];
  readonly lessonItems: readonly LessonItem[];
  /** Skills that a tutor named after a session, the latest first (P5.35). */
  readonly named?: readonly string[];
}

const asItem = ({ subject, skill, lessonId, activity }: LessonItem): Stocked => ({
  subject,
  skill,
  source: { kind: 'lesson', lessonId, activity },
});

/** A mistake of a generator comes back as a new exercise of the same skill, at the learner's grade if the generator has it. */
function renewed(item: Stocked, grade: Grade, dice: Dice): DealtItem {
  const { source } = item;
  if (source.kind === 'lesson') return { ...item, isReview: true };
  const grades = practiceGenerator(source.generatorId)?.grades ?? [];
  const at = grades.includes(grade) ? grade : source.grade;
  return { ...item, source: { ...source, grade: at, seed: dice.int(0, SEED_MAX) }, isReview: true };
}

const generated = ({ id, subject, skill }: PracticeGenerator, grade: Grade, dice: Dice): DealtItem => ({
  subject,
  skill,
  source: { kind: 'generator', generatorId: id, grade, seed: dice.int(0, SEED_MAX) },
  isReview: false,
});

/** Generators in random order: each skill once before one repeats. */
function mixed(generators: readonly PracticeGenerator[], dice: Dice): PracticeGenerator[] {
  const order = dice.shuffle(generators);
  const isSecond = ({ skill }: PracticeGenerator, at: number) =>
    order.findIndex((one) => one.skill === skill) < at;
  const seconds = order.filter(isSecond);
  return [...order.filter((one) => !seconds.includes(one)), ...seconds];
}

/** Draws this many exercises. Each generator is used once before one repeats. Empty without generators. */
function generate(generators: readonly PracticeGenerator[], count: number, grade: Grade, dice: Dice) {
  const items: DealtItem[] = [];
  while (generators.length > 0 && items.length < count)
    items.push(...mixed(generators, dice).map((generator) => generated(generator, grade, dice)));
  return items.slice(0, count);
}

/** Lesson activities in the order in which they are used: finished lessons first, then activities not seen lately. */
function lessonOrder(items: readonly LessonItem[], taken: readonly DealtItem[], dice: Dice): DealtItem[] {
  const keys = new Set(taken.map(({ source }) => reviewKey(source)));
  const rank = ({ isFinished, isRecent }: LessonItem) => (isFinished ? 0 : 2) + (isRecent ? 1 : 0);
  return dice
    .shuffle(items.filter((item) => !keys.has(reviewKey(asItem(item).source))))
    .toSorted((one, other) => rank(one) - rank(other))
    .map((item) => ({ ...asItem(item), isReview: false }));
}

/** Items of the named skills, one skill after the other: a new exercise where a generator has it, else an activity of a lesson. */
function ofNamed({ subject, grade, named = [] }: PracticeStock, lessons: readonly DealtItem[], dice: Dice) {
  const generators = practiceFor(subject, grade);
  const bySkill = named.map((skill) => {
    const made = generators.filter((one) => one.skill === skill);
    const activities = lessons.filter((one) => one.skill === skill);
    return [...generate(made, made.length > 0 ? MOST_NAMED : 0, grade, dice), ...activities];
  });
  const items: DealtItem[] = [];
  for (let turn = 0; turn < MOST_NAMED; turn += 1)
    items.push(...bySkill.flatMap((ofSkill) => ofSkill[turn] ?? []));
  return items.slice(0, MOST_NAMED);
}

/**
 * Deals ten items (decision 0024): mistakes that are due, some of the skills that a tutor named (P5.35), then generated exercises with some activities of
 * finished lessons. With few generators, more activities are used, and at last those of the first lessons of the grade.
 * Fewer than ten only when there is nothing else; each lesson activity at most once.
 */
export function dealRound(stock: PracticeStock, dice: Dice): DealtItem[] {
  const { subject, grade, due, lessonItems } = stock;
  const reviews = due.slice(0, MOST_REVIEWS).map((item) => renewed(item, grade, dice));
  const named = ofNamed(stock, lessonOrder(lessonItems, reviews, dice), dice);
  const taken = [...reviews, ...named];
  const places = ROUND_ITEMS - taken.length;
  const generators = practiceFor(subject, grade);
  const lessons = lessonOrder(lessonItems, taken, dice);
  const finished = lessonItems.filter(({ isFinished }) => isFinished).length;
  const wanted =
    generators.length === 0
      ? places
      : Math.max(Math.min(LEAST_LESSON_ITEMS, finished), places - 2 * generators.length);
  const fromLessons = lessons.slice(0, Math.min(wanted, places));
  const fresh = generate(generators, places - fromLessons.length, grade, dice);
  return dice.shuffle([...taken, ...fromLessons, ...fresh]);
}

/**
 * Deals the day's five (P3.23): math of the learner's grade, each from another skill where there are enough,
 * at most two mistakes of math that are due, and at most one of another subject, as the last.
 */
export function dealDaily({ subject, grade, due, lessonItems }: PracticeStock, dice: Dice): DealtItem[] {
  const review = (items: readonly Stocked[], most: number) =>
    items.slice(0, most).map((item) => renewed(item, grade, dice));
  const own = review(
    due.filter((item) => item.subject === subject),
    2,
  );
  const other = review(
    due.filter((item) => item.subject !== subject),
    1,
  );
  const places = DAILY_ITEMS - own.length - other.length;
  const skills = new Set(own.map(({ skill }) => skill));
  const all = practiceFor(subject, grade);
  const untouched = all.filter(({ skill }) => !skills.has(skill));
  const fresh = generate(untouched.length > 0 ? untouched : all, places, grade, dice);
  const fill = lessonOrder(lessonItems, own, dice).slice(0, places - fresh.length);
  return [...dice.shuffle([...own, ...fresh, ...fill]), ...other];
}
