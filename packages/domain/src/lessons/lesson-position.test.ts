import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  missedActivities,
  placeAfterAnswer,
  resumePlace,
  savedStepOf,
  scoreLesson,
  triedAgain,
} from '../index.ts';

const tried = (activityIndex: number, ...tries: boolean[]) =>
  tries.map((correct, index) => ({ activityIndex, tryNumber: index + 1, correct }));
/** Three activities: the first and the last were missed. */
const missedTwo = [...tried(2, false), ...tried(0, false), ...tried(1, true)];

test('what was missed at the first try comes back, in the order of the lesson; what was right does not', () => {
  expect(missedActivities(missedTwo)).toEqual([0, 2]);
  expect(missedActivities([...tried(0, true, false), ...tried(1, false, true)])).toEqual([1]);
  expect([...triedAgain([...tried(0, true), ...tried(1, false, true)])]).toEqual([1]);
});
test('[P3.03] the second round changes no score', () => {
  const after = [...tried(0, false, true), ...tried(1, true), ...tried(2, false, true)];
  expect(scoreLesson(after, 3, null)).toEqual(scoreLesson(missedTwo, 3, null));
});
test('[P3.16] the second round stands at the step of the summary and is not passed unanswered', () => {
  expect(resumePlace(4, 3, missedTwo)).toEqual({ step: 4, behind: 0 });
  expect(resumePlace(6, 3, missedTwo)).toEqual({ step: 4, behind: 0 });
  const one = [...missedTwo, { activityIndex: 0, tryNumber: 2, correct: false }];
  expect(resumePlace(5, 3, one)).toEqual({ step: 4, behind: 1 });
  expect(resumePlace(4, 3, one)).toEqual({ step: 4, behind: 0 });
  expect(resumePlace(9, 3, one)).toEqual({ step: 4, behind: 1 });
  expect(resumePlace(3, 3, missedTwo)).toEqual({ step: 3, behind: 0 });
  expect(resumePlace(4, 3, tried(0, true))).toEqual({ step: 2, behind: 0 });
});
test('an answer moves the learner to its own place, and one from a device that is behind moves nobody', () => {
  expect(placeAfterAnswer(1, 1, 3, tried(1, false))).toEqual({ step: 2, behind: 0 });
  expect(placeAfterAnswer(2, 2, 3, missedTwo)).toEqual({ step: 4, behind: 1 });
  expect(placeAfterAnswer(2, 3, 3, missedTwo)).toBeNull();
  expect(placeAfterAnswer(1, 2, 3, missedTwo)).toBeNull();
  expect(placeAfterAnswer(0, 2, 3, tried(0, false))).toBeNull();
});
test('whatever was saved and answered, a place stays within the lesson and saving it again changes nothing', () => {
  const attempt = fc.record({
    activityIndex: fc.nat(5),
    tryNumber: fc.integer({ min: 1, max: 3 }),
    correct: fc.boolean(),
  });
  const tries = fc.uniqueArray(attempt, { selector: (one) => `${one.activityIndex} ${one.tryNumber}` });
  fc.assert(
    fc.property(fc.integer({ min: -3, max: 60 }), tries, (saved, attempts) => {
      const place = resumePlace(saved, 6, attempts);
      expect(place.behind).toBeGreaterThanOrEqual(0);
      expect(place.behind).toBeLessThanOrEqual(missedActivities(attempts).length);
      expect(resumePlace(savedStepOf(place), 6, attempts)).toEqual(place);
    }),
  );
});
