import type { Page, Request } from 'playwright-core';

/** Every call of a page to the api, in order: 'GET /api/subjects'. */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') || pathname.startsWith('/trpc'))
      calls.push(`${request.method()} ${pathname}${search}`);
  });
  return calls;
}
