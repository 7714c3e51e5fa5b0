import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SUBJECTS } from '../subjects.ts';
import { bestPlan, entitlements, planThatOpens, type EntitledBy } from './entitlements.ts';
import { PLAN_IDS, type PlanId } from './plan-ids.ts';

const FREE: EntitledBy = {
  own: 'adventure-scholars-free',
  ofGuardians: [],
  isSchoolPupil: false,
  arePlansOn: true,
};

/** By hand: plan, subjects, children, tutoring a month, helper a day, analytics, curriculum, offline. */
const TABLE = `
  adventure-scholars-free math,english,geography                                       1  1 20 no  no  no
  bright-future-brigade   math,english,geography,science,history                       3  4 40 yes yes no
  stem-blazers            math,english,geography,science,history,it,chemistry,robotics 5 12 80 yes yes yes
`;
const ROWS = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));
const planOf = (text: string | undefined): PlanId => {
  const found = PLAN_IDS.find((planId) => planId === text);
  if (found === undefined) throw new Error(`no plan ${text}`);
  return found;
};

test.each(ROWS)('[P6.04] [P6.05] [P6.07] what %s opens, and nothing else', (...row) => {
  const [plan, subjects = '', students, tutoring, helper, analytics, curriculum, offline] = row;
  const got = entitlements({ ...FREE, own: planOf(plan) });
  expect(got.subjects.toSorted()).toEqual(subjects.split(',').toSorted());
  expect([got.maxStudents, got.tutoringSessionsAMonth, got.helperMessagesADay].map(String)).toEqual([
    students,
    tutoring,
    helper,
  ]);
  const words = [got.hasAdvancedAnalytics, got.hasCustomCurriculum, got.hasOfflineAccess].map((has) =>
    has ? 'yes' : 'no',
  );
  expect(words).toEqual([analytics, curriculum, offline]);
});

const plan = fc.constantFrom(...PLAN_IDS);
const given = fc.record({
  own: plan,
  ofGuardians: fc.array(plan, { maxLength: 6 }),
  isSchoolPupil: fc.boolean(),
  arePlansOn: fc.boolean(),
});

test('[P6.09] the better of the own plan and every linked one counts, in any order, and one more never takes anything away', () => {
  fc.assert(
    fc.property(given, plan, (before, other) => {
      const one = entitlements(before);
      const more = entitlements({ ...before, ofGuardians: [other, ...before.ofGuardians] });
      const turned = entitlements({ ...before, ofGuardians: [...before.ofGuardians, other] });
      expect(more).toEqual(turned);
      expect(more.subjects).toEqual(expect.arrayContaining([...one.subjects]));
      for (const what of ['maxStudents', 'tutoringSessionsAMonth', 'helperMessagesADay'] as const)
        expect(more[what] ?? Infinity).toBeGreaterThanOrEqual(one[what] ?? Infinity);
      for (const what of ['hasAdvancedAnalytics', 'hasCustomCurriculum', 'hasOfflineAccess'] as const)
        expect(more[what] || !one[what]).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('[P6.10] a pupil of a class of the school has all subjects and the limits of the own plan', () => {
  const { subjects, ...limits } = entitlements({ ...FREE, isSchoolPupil: true });
  const { subjects: _few, ...ofFree } = entitlements(FREE);
  expect(subjects).toEqual(SUBJECTS);
  expect(limits).toEqual(ofFree);
});

test('where plans are off everybody has everything without a count of children or sessions, and no plan is named', () => {
  fc.assert(
    fc.property(given, (by) => {
      const { subjects, ...all } = entitlements({ ...by, arePlansOn: false });
      expect(subjects.toSorted()).toEqual(SUBJECTS.toSorted());
      expect(all).toEqual({
        planId: null,
        maxStudents: null,
        tutoringSessionsAMonth: null,
        helperMessagesADay: 80,
        hasAdvancedAnalytics: true,
        hasCustomCurriculum: true,
        hasOfflineAccess: true,
      });
    }),
  );
});

test('the plan that lifts a limit is the cheapest that opens the subject', () => {
  expect(SUBJECTS.map(planThatOpens)).toEqual(
    SUBJECTS.map((subject) =>
      planOf(ROWS.find(([, subjects = '']) => subjects.split(',').includes(subject))?.[0]),
    ),
  );
  expect(bestPlan('stem-blazers', 'adventure-scholars-free')).toBe('stem-blazers');
});
