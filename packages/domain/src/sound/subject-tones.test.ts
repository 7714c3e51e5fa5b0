import { expect, test } from 'vitest';
import { dashboardTone, SUBJECTS, subjectPageTone } from '../index.ts';

test('[S9.45] each subject has its tone on the dashboard, 0.4 s', () => {
  const hertz = Object.fromEntries(SUBJECTS.map((subject) => [subject, dashboardTone(subject).hertz]));
  expect(hertz).toEqual({
    math: 800,
    science: 900,
    geography: 600,
    robotics: 400,
    english: 700,
    history: 500,
    it: 1000,
    chemistry: 950,
  });
  expect(SUBJECTS.map((subject) => dashboardTone(subject).seconds)).toEqual(SUBJECTS.map(() => 0.4));
});

test('[S9.46] any other subject sounds at 750 Hz on the dashboard', () => {
  expect(dashboardTone('astronomy')).toEqual({ hertz: 750, seconds: 0.4 });
  expect(dashboardTone('toString')).toEqual({ hertz: 750, seconds: 0.4 });
});

test('[S9.47] each subject has its tone on its page, 0.5 s', () => {
  const hertz = Object.fromEntries(SUBJECTS.map((subject) => [subject, subjectPageTone(subject).hertz]));
  expect(hertz).toEqual({
    math: 800,
    science: 600,
    english: 700,
    history: 500,
    geography: 750,
    it: 900,
    chemistry: 650,
    robotics: 850,
  });
  expect(SUBJECTS.map((subject) => subjectPageTone(subject).seconds)).toEqual(SUBJECTS.map(() => 0.5));
});
