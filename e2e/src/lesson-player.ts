import type { Locator, Page } from 'playwright-core';
import type { LessonKey } from './lesson-key.ts';

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

export const startLearning = (page: Page): Locator => button(page, "Let's Start Learning!");
export const checkAnswer = (page: Page): Locator => button(page, 'Check Answer');
export const completeLesson = (page: Page): Locator => button(page, 'Complete Lesson');
export const nextActivity = (page: Page): Locator => button(page, 'Next Activity →');
export const finishLesson = (page: Page): Locator => button(page, 'Finish Lesson 🏆');
/** Behind the last activity, when something was missed: leads to the second round. */
export const ready = (page: Page): Locator => button(page, 'I am ready!');
export const goOn = (page: Page): Locator => nextActivity(page).or(finishLesson(page));
export const options = (page: Page): Locator => page.getByRole('radio');
export const rightFeedback = (page: Page): Locator => page.getByRole('heading', { name: 'Correct! 🎉' });
export const wrongFeedback = (page: Page): Locator =>
  page.getByRole('heading', { name: 'Not quite right 🤔' });

/** '2 of 7' of the beads: the step now, counted from 1, and how many there are. */
export async function stepShown(page: Page): Promise<string> {
  const progress = page.getByRole('progressbar', { name: 'Lesson progress' });
  return `${await progress.getAttribute('value')} of ${await progress.getAttribute('max')}`;
}

export async function openLesson(page: Page, lessonId: string): Promise<void> {
  await page.goto(`/lesson/${lessonId}`);
  await page.getByRole('progressbar', { name: 'Lesson progress' }).waitFor();
}

export const choose = (page: Page, index: number): Promise<void> => options(page).nth(index).check();

/** Chooses and checks one answer; the feedback is there afterwards. */
export async function answer(page: Page, index: number): Promise<void> {
  await choose(page, index);
  await checkAnswer(page).click();
  await goOn(page).waitFor();
}

/** Goes on from a checked answer. The step stays on the screen until the next one is prepared, and may be taken for it. */
export async function leaveStep(page: Page): Promise<void> {
  await goOn(page).click();
  await goOn(page).waitFor({ state: 'hidden' });
}

/** What was missed comes back before the summary: answers all of it right, until the summary is there. */
export async function answerAgain(page: Page, lesson: LessonKey): Promise<void> {
  for (;;) {
    await completeLesson(page).or(page.getByRole('radiogroup')).or(ready(page)).waitFor();
    if (await completeLesson(page).isVisible()) return;
    if (await ready(page).isVisible()) await ready(page).click();
    await page.getByRole('radiogroup').waitFor();
    const shown = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const activity = lesson.activities.find(({ question }) => shown.includes(plain(question)));
    await answer(page, activity?.correct_answer ?? 0);
    await leaveStep(page);
  }
}

/**
 * Answers activities `from` up to before `until` (all right, but for those named), each left through its button; behind
 * the last one what was missed is answered again.
 */
export async function answerAll(
  page: Page,
  lesson: LessonKey,
  { from = 0, until = lesson.activities.length, wrong = [] as readonly number[] } = {},
): Promise<void> {
  for (const [index, activity] of lesson.activities.entries()) {
    if (index < from || index >= until) continue;
    await page
      .getByRole('heading', { level: 1 })
      .filter({ hasText: plain(activity.question) })
      .waitFor();
    const right = activity.correct_answer;
    await answer(page, wrong.includes(index) ? (right + 1) % activity.options.length : right);
    await leaveStep(page);
  }
  if (until === lesson.activities.length) await answerAgain(page, lesson);
}

/** A question without what the screen sets as a drawn fraction or sign. */
const plain = (text: string): string => text.split(/[\d×÷/+=−]/u)[0]?.trim() ?? '';

/** Plays a lesson from its first step to the celebration. */
export async function playLesson(
  page: Page,
  lesson: LessonKey,
  wrong: readonly number[] = [],
): Promise<void> {
  await openLesson(page, lesson.id);
  await startLearning(page).click();
  await answerAll(page, lesson, { wrong });
  await completeLesson(page).click();
  await page.getByRole('heading', { name: 'You finished it!' }).waitFor();
}
