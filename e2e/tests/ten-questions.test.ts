import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { signInDemo } from '../src/accounts.ts';
import { test } from '../src/test.ts';

interface Question {
  readonly asked: string;
  /** What is pressed, from the first screen on: at most two. */
  readonly clicks: readonly ((page: Page) => Locator)[];
  readonly answer: (page: Page) => Locator;
}
const link = (name: string | RegExp) => (page: Page) => page.getByRole('link', { name }).first();
const says = (text: string | RegExp) => (page: Page) => page.getByText(text).first();
const shows = (text: RegExp) => (page: Page) => page.getByRole('main').filter({ hasText: text });
const toClass = link('Room 12');

/** As in docs/ten-questions.md. */
const TEACHER: readonly Question[] = [
  { asked: 'Who needs me today?', clicks: [], answer: says(/6% right in 3 lessons/) },
  { asked: 'Who has not started?', clicks: [], answer: says('3 have not started') },
  { asked: 'Who has not done what is due?', clicks: [link('Who is missing')], answer: shows(/Mila/) },
  {
    asked: 'Who is stuck, and in what?',
    clicks: [toClass],
    answer: says(/Below 50% in “Multiplication”|Below 50% in "Multiplication"/),
  },
  {
    asked: 'What does the class know of multiplication?',
    clicks: [toClass],
    answer: link(/^Amara, Multiplication: /),
  },
  {
    asked: 'Which wrong answer is common, and what is behind it?',
    clicks: [toClass, link(/^Multiplication/)],
    answer: says('Common mistake'),
  },
  {
    asked: 'Who gave it?',
    clicks: [toClass, link(/^Multiplication/)],
    answer: shows(/Ben, /),
  },
  { asked: 'How did the last quiz go?', clicks: [toClass, link('Quizzes')], answer: says(/played/) },
  {
    asked: 'How does a new child get in?',
    clicks: [link('Classes'), link('Pupils of Room 12')],
    answer: says('Class code'),
  },
  { asked: 'How is Ben, alone?', clicks: [link('Look at Ben')], answer: says(/Right on first try/) },
];

const PARENT: readonly Question[] = [
  { asked: 'What did my child do this week?', clicks: [], answer: says(/Maya finished \d+ lessons/) },
  { asked: 'What went well?', clicks: [], answer: says('Went well') },
  { asked: 'What can we do together in ten minutes?', clicks: [], answer: says(/Ten minutes: /) },
  { asked: 'How far is Maya in Math?', clicks: [link('Open dashboard')], answer: says(/of 10 lessons/) },
  { asked: 'How often is she right?', clicks: [link('Open dashboard')], answer: says('Right on first try') },
  { asked: 'When did she learn last?', clicks: [], answer: says(/Last activity: /) },
  { asked: 'Who can see my child?', clicks: [link('Family')], answer: says('Grown-ups linked to Maya') },
  { asked: 'Who looked?', clicks: [link('Family')], answer: says('Who looked at Maya') },
  {
    asked: 'May she play with others, and how do I end it?',
    clicks: [link('Family')],
    answer: says('Games with other children'),
  },
  {
    asked: 'What is kept of her, and how do I get or delete it?',
    clicks: [link('Family')],
    answer: says('Export as ZIP'),
  },
];

const all = [
  ...TEACHER.map((question) => ({ role: 'teacher' as const, ...question })),
  ...PARENT.map((question) => ({ role: 'parent' as const, ...question })),
];

test.for(all)('a $role asks: $asked', async ({ role, clicks, answer }, { stage }) => {
  expect(clicks.length).toBeLessThanOrEqual(2);
  const page = await stage.open({ as: await signInDemo(role) });
  await page.goto('/');
  for (const click of clicks) await click(page).click();
  await answer(page).waitFor();
});
