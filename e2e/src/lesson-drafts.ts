import type { Page } from 'playwright-core';
import { type Account, ask } from './accounts.ts';
import { newClassroom } from './classroom.ts';
import { textOf } from './text-of.ts';

const draftWithFaults = {
  title: 'Groups',
  introduction: 'You will count groups.',
  activities: [2, 3, 4].map((rows) => ({
    type: 'multiple_choice',
    question: `How much is ${rows} × 2?`,
    options: ['4', '6', '8', '9'],
    correct_answer: rows - 2,
    explanation: `${rows} × 2 = 11.`,
  })),
  summary: 'You counted groups.',
  fun_fact: 'Eggs often come in groups of six.',
};

/** A class, and a draft in which something must be put right. */
export async function asDraftingTeacher(): Promise<Account> {
  const { teacher } = await newClassroom();
  const wish = { topic: 'Multiplication', subject: 'math', grade: '3rd', count: 3 };
  const made = await ask('POST', '/api/lesson-drafts', teacher.sessionId, wish);
  await ask('PATCH', `/api/lesson-drafts/${textOf(made, 'id')}`, teacher.sessionId, {
    version: 1,
    vouched: [],
    content: draftWithFaults,
  });
  return teacher;
}

/** From the list of drafts to that one. */
export async function openFaultyDraft(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Edit Groups' }).click();
  await page.getByText('Must be put right.').first().waitFor();
}
