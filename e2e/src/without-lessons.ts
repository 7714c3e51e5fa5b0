import type { Page } from 'playwright-core';

/** A subject as it stands before its first lesson is written: the list is empty, all else is the product's own answer. */
export const withoutLessons = (page: Page, subject: string): Promise<unknown> =>
  page.route(`**/api/lessons?subject=${subject}`, (route) => route.fulfill({ json: [] }));
