import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DAILY_ITEMS,
  dealDaily,
  dealRound,
  GRADES,
  practiceActivity,
  practiceFor,
  reviewKey,
  ROUND_ITEMS,
  seededDice,
  SUBJECTS,
  type LessonItem,
  type SubjectId,
} from '../index.ts';

const lessonItems = (subject: SubjectId, count: number, more: Partial<LessonItem> = {}): LessonItem[] =>
  Array.from({ length: count }, (_, at) => ({
    subject,
    skill: `${subject}-skill`,
    lessonId: `${subject}-${more.isFinished === false ? 'new' : 'done'}-${Math.floor(at / 5)}`,
    activity: at % 5,
    isFinished: true,
    isRecent: false,
    ...more,
  }));
const dueLesson = (subject: SubjectId, activity: number) => ({
  subject,
  skill: `${subject}-skill`,
  source: { kind: 'lesson', lessonId: `${subject}-done-0`, activity } as const,
});
const dueGenerator = {
  subject: 'math',
  skill: 'math-addition',
  source: { kind: 'generator', generatorId: 'math-adding', grade: '1st', seed: 0 },
} as const;

const stocks = fc.record({
  subject: fc.constantFrom(...SUBJECTS),
  grade: fc.constantFrom(...GRADES),
  finished: fc.nat(30),
  due: fc.nat(12),
  seed: fc.nat(),
});
test('a round is ten items while there is anything to deal, each lesson activity at most once, mistakes at most six', () => {
  fc.assert(
    fc.property(stocks, ({ subject, grade, finished, due, seed }) => {
      const all = [...lessonItems(subject, finished), ...lessonItems(subject, 15, { isFinished: false })];
      const stock = {
        subject,
        grade,
        lessonItems: all,
        due: Array.from({ length: due }, (_, at) => dueLesson(subject, at)),
      };
      const dealt = dealRound(stock, seededDice(seed));
      expect(dealt).toHaveLength(ROUND_ITEMS);
      const keys = dealt.flatMap(({ source }) => (source.kind === 'lesson' ? [reviewKey(source)] : []));
      expect(new Set(keys).size).toBe(keys.length);
      expect(dealt.filter(({ isReview }) => isReview)).toHaveLength(Math.min(due, 6));
      expect(dealRound(stock, seededDice(seed))).toEqual(dealt);
      for (const { source } of dealt)
        if (source.kind === 'generator') expect(practiceActivity(source, null)).not.toBeNull();
    }),
  );
});

test('the longest waiting mistakes come first; a generator’s mistake is a new exercise at today’s grade', () => {
  const due = [dueGenerator, ...Array.from({ length: 8 }, (_, at) => dueLesson('math', at))];
  const dealt = dealRound({ subject: 'math', grade: '3rd', due, lessonItems: [] }, seededDice(3));
  const reviews = dealt.filter(({ isReview }) => isReview).map(({ source }) => source);
  expect(reviews.map(reviewKey).toSorted()).toEqual(
    due
      .slice(0, 6)
      .map(({ source }) => reviewKey(source))
      .toSorted(),
  );
  const again = reviews.find(({ kind }) => kind === 'generator');
  expect(again).toMatchObject({ generatorId: 'math-adding', grade: '3rd' });
});

test('finished lessons before unfinished ones, what was seen lately last; every generator before any comes twice', () => {
  const items = [
    ...lessonItems('history', 6, { isRecent: true }),
    ...lessonItems('history', 20, { isFinished: false }),
    ...lessonItems('history', 5).map((item) => ({ ...item, lessonId: 'fresh' })),
  ];
  const dealt = dealRound({ subject: 'history', grade: '3rd', due: [], lessonItems: items }, seededDice(5));
  const from = (prefix: string) =>
    dealt.filter(({ source }) => source.kind === 'lesson' && source.lessonId.startsWith(prefix)).length;
  expect([from('fresh'), from('history-done'), from('history-new')]).toEqual([5, 5, 0]);
  const math = dealRound({ subject: 'math', grade: '3rd', due: [], lessonItems: [] }, seededDice(5));
  expect(new Set(math.map(({ skill }) => skill)).size).toBe(
    Math.min(ROUND_ITEMS, new Set(practiceFor('math', '3rd').map(({ skill }) => skill)).size),
  );
});

test('without a generator and with nothing finished the first lessons are dealt; with nothing at all, nothing', () => {
  const first = lessonItems('history', 15, { isFinished: false });
  expect(
    dealRound({ subject: 'history', grade: 'k', due: [], lessonItems: first }, seededDice(1)),
  ).toHaveLength(ROUND_ITEMS);
  expect(dealRound({ subject: 'history', grade: 'k', due: [], lessonItems: [] }, seededDice(1))).toEqual([]);
});

test.each(GRADES)(
  '[P3.23] the five of a day at %s are math, mixed, with at most two mistakes and one guest at the end',
  (grade) => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(4), fc.nat(3), (seed, own, other) => {
        const due = [
          ...Array.from({ length: own }, (_, at) => dueLesson('math', at)),
          ...Array.from({ length: other }, (_, at) => dueLesson('english', at)),
        ];
        const five = dealDaily({ subject: 'math', grade, due, lessonItems: [] }, seededDice(seed));
        expect(five).toHaveLength(DAILY_ITEMS);
        const guests = Math.min(1, other);
        expect(five.map(({ subject }) => subject).slice(0, DAILY_ITEMS - guests)).toEqual(
          Array.from({ length: DAILY_ITEMS - guests }, () => 'math'),
        );
        expect(five.filter(({ subject }) => subject === 'english')).toHaveLength(guests);
        expect(five.filter(({ subject, isReview }) => subject === 'math' && isReview)).toHaveLength(
          Math.min(2, own),
        );
        const kinds = five.filter(({ isReview }) => !isReview).map(({ source }) => reviewKey(source));
        const generators = practiceFor('math', grade).length;
        const fresh = five.filter(({ isReview }) => !isReview).map(({ skill }) => skill);
        const skills = new Set(practiceFor('math', grade).map(({ skill }) => skill)).size;
        expect(new Set(fresh).size).toBe(Math.min(fresh.length, skills));
        expect(new Set(kinds).size).toBe(Math.min(kinds.length, generators));
      }),
    );
  },
);

test('[P5.35] skills that a tutor named are dealt next, one after the other and at most four items; the round stays whole', () => {
  fc.assert(
    fc.property(stocks, ({ grade, finished, due, seed }) => {
      const stock = {
        subject: 'math' as const,
        grade,
        lessonItems: [
          ...lessonItems('math', finished),
          ...lessonItems('math', 3, { lessonId: 'named', skill: 'math-graphs', isFinished: false }),
        ],
        due: Array.from({ length: due }, (_, at) => dueLesson('math', at)),
        named: ['math-graphs', 'math-nothing-has-it'],
      };
      const dealt = dealRound(stock, seededDice(seed));
      expect(dealt.length).toBeGreaterThan(0);
      expect(dealt.length).toBeLessThanOrEqual(ROUND_ITEMS);
      expect(dealt.filter(({ skill }) => skill === 'math-graphs').length).toBeGreaterThanOrEqual(3);
      const keys = dealt.flatMap(({ source }) => (source.kind === 'lesson' ? [reviewKey(source)] : []));
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
});
