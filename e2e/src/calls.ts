import type { Page, Request } from 'playwright-core';

/** Every call of a page to the api, in order: 'GET subjects.list'. */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/trpc/')) calls.push(`${request.method()} ${pathname.slice('/trpc/'.length)}`);
  });
  return calls;
}
