import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '../day.ts';
import { entitledBy, NO_PLAN_FACTS, type CountingSubscription } from './entitled-by.ts';
import { entitlements } from './entitlements.ts';
import { featureLimit, subjectLimit, tutoringLimit } from './plan-limit.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const ON = { arePlansOn: true, isSchool: false };
const of = (place: number, more: Partial<CountingSubscription> = {}): CountingSubscription => ({
  place,
  planId: 'bright-future-brigade',
  status: 'active',
  isTrialing: false,
  trialEndsAt: null,
  currentPeriodEnd: null,
  ...more,
});
const facts = (...subscriptions: CountingSubscription[]) => ({ ...NO_PLAN_FACTS, subscriptions });

test('[P6.09] the own plan and those of linked grown-ups count while they are in force', () => {
  expect(entitledBy(facts(of(0)), ON, NOW)).toMatchObject({ own: 'bright-future-brigade', ofGuardians: [] });
  expect(entitledBy(facts(of(1)), ON, NOW)).toMatchObject({
    own: 'adventure-scholars-free',
    ofGuardians: ['bright-future-brigade'],
  });
  const over = { isTrialing: true, trialEndsAt: new Date(NOW.getTime() - 1) };
  expect(entitledBy(facts(of(0, over), of(1, over)), ON, NOW)).toMatchObject({
    own: 'adventure-scholars-free',
    ofGuardians: ['adventure-scholars-free'],
  });
});

test('[P9.02] a grown-up’s plan counts for as many children as it is for', () => {
  const opened = (place: number, planId: CountingSubscription['planId']) =>
    entitlements(entitledBy(facts(of(place, { planId })), ON, NOW)).planId;
  expect([1, 2, 3, 4].map((place) => opened(place, 'bright-future-brigade'))).toEqual([
    'bright-future-brigade',
    'bright-future-brigade',
    'bright-future-brigade',
    'adventure-scholars-free',
  ]);
  expect([5, 6].map((place) => opened(place, 'stem-blazers'))).toEqual([
    'stem-blazers',
    'adventure-scholars-free',
  ]);
});

test('a pupil has all subjects in a school’s instance alone', () => {
  const pupil = { ...NO_PLAN_FACTS, isPupil: true };
  expect(entitledBy(pupil, { ...ON, isSchool: true }, NOW).isSchoolPupil).toBe(true);
  expect(entitledBy(pupil, ON, NOW).isSchoolPupil).toBe(false);
  expect(entitledBy(NO_PLAN_FACTS, { ...ON, isSchool: true }, NOW).isSchoolPupil).toBe(false);
});

test('as time goes by no trial or cancelled plan opens more than before', () => {
  const moment = fc.integer({ min: -30, max: 30 }).map((days) => new Date(NOW.getTime() + days * DAY_MS));
  const ending = fc.record({
    place: fc.nat(6),
    planId: fc.constantFrom('bright-future-brigade' as const, 'stem-blazers' as const),
    status: fc.constantFrom('cancelled' as const, 'past_due' as const),
    isTrialing: fc.boolean(),
    trialEndsAt: moment,
    currentPeriodEnd: moment,
  });
  fc.assert(
    fc.property(fc.array(ending, { maxLength: 6 }), moment, fc.nat(60), (subscriptions, at, days) => {
      const opened = (when: Date) => entitlements(entitledBy(facts(...subscriptions), ON, when)).subjects;
      expect(opened(at)).toEqual(expect.arrayContaining([...opened(new Date(at.getTime() + days * DAY_MS))]));
    }),
    { numRuns: 2000 },
  );
});

test('[P6.12] a limit says what, how much, when it begins anew, and which is the cheapest plan that lifts it', () => {
  const free = entitlements(entitledBy(NO_PLAN_FACTS, ON, NOW));
  const stem = entitlements(entitledBy(facts(of(0, { planId: 'stem-blazers' })), ON, NOW));
  const resetsAt = new Date('2026-12-01T00:00:00Z');
  expect(subjectLimit(free, 'robotics')).toMatchObject({ what: 'subject', liftedBy: 'stem-blazers' });
  expect(subjectLimit(free, 'math')).toBeNull();
  expect(subjectLimit(stem, 'robotics')).toBeNull();
  expect(featureLimit('custom-curriculum', free)).toMatchObject({ liftedBy: 'bright-future-brigade' });
  expect(featureLimit('advanced-analytics', free, stem)).toBeNull();
  expect(tutoringLimit(free, 0, resetsAt)).toBeNull();
  expect(tutoringLimit(free, 1, resetsAt)).toEqual({
    what: 'tutoring-sessions',
    limit: 1,
    used: 1,
    resetsAt,
    liftedBy: 'bright-future-brigade',
    message:
      'Your plan has 1 tutoring session a month, and it is used or booked. Bright Future Brigade has 4.',
  });
  expect(tutoringLimit(stem, 12, resetsAt)?.liftedBy).toBeNull();
});

test('[P6.08] no plan limits safety, read-aloud, accessibility, export or a guardian’s view: entitlements know only these', () => {
  expect(Object.keys(entitlements(entitledBy(NO_PLAN_FACTS, ON, NOW)))).toEqual([
    'planId',
    'subjects',
    'maxStudents',
    'tutoringSessionsAMonth',
    'helperMessagesADay',
    'hasAdvancedAnalytics',
    'hasCustomCurriculum',
    'hasOfflineAccess',
  ]);
});
