import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ATTENTION_LINES, type PupilDays } from './attention-lines.ts';
import { attentionOf, needsAttention } from './attention.ts';

const fine = (childId: string, more: Partial<PupilDays> = {}): PupilDays => ({
  childId,
  name: `Pupil ${childId}`,
  idleDays: 1,
  openLesson: null,
  weakest: null,
  late: { right: 8, answers: 10 },
  week: { right: 8, answers: 10, medianAnswerMs: 6000 },
  ...more,
});

test('a class in which all is well has no line', () => {
  expect(needsAttention([fine('a'), fine('b')])).toEqual([]);
});

test('pupils stuck on one skill are one small group, with the reason', () => {
  const weakest = { skill: 'Times tables', subject: 'math', right: 8, answers: 20 } as const;
  expect(needsAttention([fine('a', { weakest }), fine('b', { weakest })])).toEqual([
    {
      kind: 'stuck',
      childIds: ['a', 'b'],
      names: ['Pupil a', 'Pupil b'],
      reason: 'Below 50% in “Times tables” after 10 answers or more.',
      skill: 'Times tables',
      subject: 'math',
    },
  ]);
});

test('a pupil with 2 of 30 right stands first, however few answers each skill has', () => {
  const [first] = needsAttention([
    fine('fly', { week: { right: 40, answers: 40, medianAnswerMs: 5000 } }),
    fine('lost', { late: { right: 2, answers: 30 } }),
  ]);
  expect(first).toMatchObject({
    kind: 'struggling',
    childIds: ['lost'],
    reason: '2 of 30 right at the first try in the last 14 days.',
  });
});

test('a class of which nobody ever played is told so, in one line', () => {
  const pupils = Array.from({ length: 31 }, (_, n) =>
    fine(`p${n}`, {
      idleDays: null,
      late: { right: 0, answers: 0 },
      week: { right: 0, answers: 0, medianAnswerMs: 0 },
    }),
  );
  const lines = needsAttention(pupils);
  expect(lines.map(({ kind, childIds }) => [kind, childIds.length])).toEqual([['waiting', 31]]);
});

test('one name in two subjects is two skills', () => {
  const weakest = { skill: 'Measuring', right: 8, answers: 20 };
  const lines = needsAttention([
    fine('a', { weakest: { ...weakest, subject: 'math' } }),
    fine('b', { weakest: { ...weakest, subject: 'science' } }),
  ]);
  expect(lines.map(({ childIds, subject }) => [childIds, subject])).toEqual([
    [['a'], 'math'],
    [['b'], 'science'],
  ]);
});

const area = (right: number, answers: number) => ({
  skill: 'Area',
  subject: 'math' as const,
  right,
  answers,
});
test.each([
  ['half of all right is not struggling', { late: { right: 15, answers: 30 } }, null],
  ['five answers say too little of a pupil', { late: { right: 0, answers: 5 } }, null],
  [
    'a failed lesson says enough',
    { late: { right: 2, answers: 6 } },
    '2 of 6 right at the first try in the last 14 days.',
  ],
  ['never played', { idleDays: null }, 'Nothing played yet.'],
  ['half right is not stuck', { weakest: area(10, 20) }, null],
  ['nine answers say too little', { weakest: area(0, 9) }, null],
  ['ten are enough', { weakest: area(4, 10) }, 'Below 50% in “Area” after 10 answers or more.'],
  ['six quiet days are a weekend and a cold', { idleDays: 6 }, null],
  ['a week away', { idleDays: 7 }, 'Nothing played for 7 days.'],
  [
    'a week away from an open lesson',
    { idleDays: 9, openLesson: 'Area' },
    'Nothing played for 9 days. Stopped at “Area”.',
  ],
  [
    'quick and mostly wrong',
    { week: { right: 8, answers: 20, medianAnswerMs: 1900 } },
    'Answers in 1.9 seconds, 8 of 20 right.',
  ],
  ['quick and right is no worry', { week: { right: 17, answers: 20, medianAnswerMs: 1900 } }, null],
  ['quick and six of ten right neither', { week: { right: 12, answers: 20, medianAnswerMs: 1900 } }, null],
  ['two and a half seconds is no hurry', { week: { right: 8, answers: 20, medianAnswerMs: 2500 } }, null],
  ['fourteen answers are no habit', { week: { right: 2, answers: 14, medianAnswerMs: 1900 } }, null],
  [
    'fifteen are',
    { week: { right: 2, answers: 15, medianAnswerMs: 1900 } },
    'Answers in 1.9 seconds, 2 of 15 right.',
  ],
  ['nineteen right answers are a good day', { week: { right: 19, answers: 19, medianAnswerMs: 5000 } }, null],
  ['eighteen of twenty are well done', { week: { right: 18, answers: 20, medianAnswerMs: 5000 } }, null],
  [
    'nineteen of twenty are ready for more',
    { week: { right: 19, answers: 20, medianAnswerMs: 5000 } },
    '19 of 20 right this week: ready for something harder.',
  ],
  [
    'all right is ready for more',
    { week: { right: 39, answers: 40, medianAnswerMs: 5000 } },
    '39 of 40 right this week: ready for something harder.',
  ],
])('%s', (_, more, reason) => {
  expect(needsAttention([fine('a', more)]).map((line) => line.reason)).toEqual(
    reason === null ? [] : [reason],
  );
});

const count = fc.nat(60);
const pupil = fc
  .record({
    childId: fc.uuid(),
    idleDays: fc.option(fc.nat(40)),
    answers: count,
    right: count,
    medianAnswerMs: fc.nat(20_000),
    skill: fc.constantFrom('Area', 'Time', 'Fractions'),
    hasWeakest: fc.boolean(),
  })
  .map(({ childId, idleDays, answers, right, medianAnswerMs, skill, hasWeakest }) =>
    fine(childId, {
      idleDays,
      weakest: hasWeakest ? { skill, subject: 'math', answers, right: Math.min(right, answers) } : null,
      week: { answers, right: Math.min(right, answers), medianAnswerMs },
    }),
  );

test('at most five lines, and no pupil twice, whatever the class', () => {
  fc.assert(
    fc.property(fc.uniqueArray(pupil, { selector: ({ childId }) => childId, maxLength: 40 }), (pupils) => {
      const lines = needsAttention(pupils);
      expect(lines.length).toBeLessThanOrEqual(ATTENTION_LINES);
      const named = lines.flatMap(({ childIds }) => childIds);
      expect(new Set(named).size).toBe(named.length);
    }),
  );
});

const weakest = (skill: string) => ({ skill, subject: 'math' as const, right: 1, answers: 20 });
const flying = { right: 40, answers: 40, medianAnswerMs: 5000 };
const rushing = { right: 8, answers: 20, medianAnswerMs: 1900 };
const kindsOf = (pupils: readonly PupilDays[]) =>
  needsAttention(pupils).map(({ kind, childIds }) => [kind, childIds]);

test('the gravest kind stands first, then the line with most pupils; who stopped shares one', () => {
  expect(
    kindsOf([
      fine('fly', { week: flying }),
      fine('rush', { week: rushing }),
      fine('stop', { idleDays: 8 }),
      fine('one', { weakest: weakest('Time') }),
      fine('two', { weakest: weakest('Area') }),
      fine('three', { weakest: weakest('Area') }),
      fine('late', { idleDays: 9 }),
    ]),
  ).toEqual([
    ['stuck', ['two', 'three']],
    ['stuck', ['one']],
    ['stopped', ['late', 'stop']],
    ['rushing', ['rush']],
    ['flying', ['fly']],
  ]);
});

test('six stuck skills do not hide a rusher: the last line of a kind gathers the rest', () => {
  const stuck = ['Area', 'Time', 'Angles', 'Maps', 'Money', 'Length'].map((skill) =>
    fine(skill, { weakest: weakest(skill) }),
  );
  const lines = needsAttention([...stuck, fine('rush', { week: rushing })]);
  expect(lines.map(({ kind, childIds }) => [kind, childIds.length])).toEqual([
    ['stuck', 1],
    ['stuck', 1],
    ['stuck', 1],
    ['stuck', 3],
    ['rushing', 1],
  ]);
  expect(lines[3]).toMatchObject({
    reason: 'Below 50% in 3 different skills.',
    skill: null,
    subject: null,
  });
});

test('twenty-five who stopped are one line, the longest away first', () => {
  const pupils = Array.from({ length: 25 }, (_, n) => fine(`p${n}`, { idleDays: 7 + (n % 6) }));
  const [line, ...others] = needsAttention(pupils);
  expect(others).toEqual([]);
  expect(line).toMatchObject({ kind: 'stopped', reason: 'Nothing played for 7 to 12 days.' });
  expect(line?.childIds).toHaveLength(25);
  expect(line?.childIds[0]).toBe('p5');
});

test('no kind of trouble hides another, and nobody in trouble is left out, whatever the class', () => {
  fc.assert(
    fc.property(fc.uniqueArray(pupil, { selector: ({ childId }) => childId, maxLength: 40 }), (pupils) => {
      const needing = pupils.flatMap((one) => attentionOf(one) ?? []);
      const grave = needing.filter(({ kind }) => kind !== 'flying');
      const named = new Set(needsAttention(pupils).flatMap(({ childIds }) => childIds));
      expect(grave.filter(({ pupil: { childId } }) => !named.has(childId))).toEqual([]);
    }),
  );
});

test('a class of thirty: the right pupils in the right order, with the right reasons', () => {
  const times = { skill: 'Multiplication', subject: 'math', right: 3, answers: 12 } as const;
  const ofKind = (name: string, count: number, more: Partial<PupilDays>) =>
    Array.from({ length: count }, (_, n) => fine(`${name} ${n + 1}`, more));
  const pupils = [
    ...ofKind('strong', 2, { week: flying }),
    ...ofKind('fine', 12, {}),
    ...ofKind('absent', 4, { idleDays: 9, openLesson: 'Area' }),
    ...ofKind('new', 3, { idleDays: null, late: { right: 0, answers: 0 } }),
    ...ofKind('rusher', 1, { week: rushing }),
    ...ofKind('guesser', 1, { late: { right: 7, answers: 30 } }),
    ...ofKind('weak', 1, { late: { right: 2, answers: 30 } }),
    ...ofKind('times', 6, { weakest: times }),
  ];
  expect(pupils).toHaveLength(30);
  const told = needsAttention(pupils).map(({ kind, names, reason }) => [kind, names.join(), reason]);
  expect(told).toEqual([
    [
      'struggling',
      'Pupil weak 1,Pupil guesser 1',
      '2 of 30, 7 of 30 right at the first try in the last 14 days.',
    ],
    [
      'stuck',
      ['1', '2', '3', '4', '5', '6'].map((n) => `Pupil times ${n}`).join(),
      'Below 50% in “Multiplication” after 10 answers or more.',
    ],
    ['waiting', 'Pupil new 1,Pupil new 2,Pupil new 3', '3 have not started.'],
    ['stopped', ['1', '2', '3', '4'].map((n) => `Pupil absent ${n}`).join(), 'Nothing played for 9 days.'],
    ['rushing', 'Pupil rusher 1', 'Answers in 1.9 seconds, 8 of 20 right.'],
  ]);
});
