import type { Page } from 'playwright-core';
import { trpcReply } from './trpc-reply.ts';

/** A subject as it stands before its first lesson is written: the list is empty, all else is the product's own answer. */
export const withoutLessons = (page: Page, subject: string): Promise<unknown> =>
  page.route(`**/trpc/lessons.list?input=*${subject}*`, (route) => route.fulfill({ json: trpcReply([]) }));
