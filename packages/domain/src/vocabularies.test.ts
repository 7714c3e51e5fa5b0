import { expect, test } from 'vitest';
import {
  ACHIEVEMENTS,
  DIFFICULTIES,
  GAME_TYPES,
  GRADES,
  PLAN_IDS,
  PLANS,
  ROLES,
  SUBJECTS,
  displayName,
  difficultyName,
  formatDollars,
  gradeLabel,
  isSubjectId,
  isTimeZone,
  levelName,
  parseGrade,
  planSubjectsCount,
  pointsFor,
  subjectLabel,
} from './index.ts';

test('[S1.02] eight grades in school order', () => {
  expect(GRADES).toEqual(['pre-k', 'k', '1st', '2nd', '3rd', '4th', '5th', '6th']);
  expect(GRADES.map(gradeLabel)).toEqual(['Pre-K', 'K', '1st', '2nd', '3rd', '4th', '5th', '6th']);
});
test('[S1.05] eight subjects', () => {
  expect(SUBJECTS).toEqual([
    'math',
    'science',
    'history',
    'geography',
    'it',
    'english',
    'chemistry',
    'robotics',
  ]);
  expect(SUBJECTS.map(subjectLabel)).toEqual([
    'Math',
    'Science',
    'History',
    'Geography',
    'IT',
    'English',
    'Chemistry',
    'Robotics',
  ]);
  expect([isSubjectId('math'), isSubjectId('magic')]).toEqual([true, false]);
});
test('[S1.13] four roles and no other', () => {
  expect(ROLES).toEqual(['student', 'tutor', 'teacher', 'parent']);
});
test('a grade is read whatever its case, and nothing else is one', () => {
  expect([' Pre-K ', 'K', '3RD', '7th', ''].map(parseGrade)).toEqual(['pre-k', 'k', '3rd', null, null]);
});
test('[S9.04] difficulty 1 to 5 has its name, as a number from the wire, too', () => {
  const names = ['Beginner', 'Easy', 'Medium', 'Hard', 'Expert'];
  expect(DIFFICULTIES.map(difficultyName)).toEqual(names);
  expect([1, 2, 3, 4, 5, 9].map(levelName)).toEqual([...names, 'Beginner']);
});
test('[P3.10] difficulty 1 to 5 pays 10, 15, 20, 25, 30', () => {
  expect(DIFFICULTIES.map(pointsFor)).toEqual([10, 15, 20, 25, 30]);
});
test('plans cost what the specification says, yearly ten months', () => {
  expect(PLAN_IDS.map((id) => formatDollars(PLANS[id].priceCents))).toEqual(['$0.00', '$4.99', '$9.99']);
  for (const id of PLAN_IDS) {
    expect(PLANS[id].yearlyPriceCents).toBe(10 * PLANS[id].priceCents);
    expect(PLANS[id].subjects).toHaveLength(planSubjectsCount(id));
  }
});
test('the first four achievements are those of the specification', () => {
  expect(
    Object.values(ACHIEVEMENTS)
      .slice(0, 4)
      .map(({ title }) => title),
  ).toEqual(['First Steps', 'Math Master', '3-Day Streak', 'Perfect Score']);
});
test('[S2.054] the greeting falls back to Student', () => {
  expect(displayName({ firstName: 'Maya', name: 'x' })).toBe('Maya');
  expect(displayName({ firstName: ' ', name: 'Maya O' })).toBe('Maya O');
  expect(displayName({ firstName: null, name: null })).toBe('Student');
});
test('a time zone is one the runtime knows', () => {
  expect(['America/New_York', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, false, false]);
});
test('four game types', () => {
  expect(GAME_TYPES).toHaveLength(4);
});
