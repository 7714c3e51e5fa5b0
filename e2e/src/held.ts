import type { Page, Route } from 'playwright-core';

/** Holds the requests to a path, or those of them whose reply contains a text, until `release`: for what a screen says meanwhile. */
export async function hold(
  page: Page,
  path: string | RegExp,
  text?: string,
): Promise<{ release: () => void; asked: Promise<void> }> {
  let release: () => void = () => {};
  let noteAsked: () => void = () => {};
  const gate = new Promise<void>((done) => (release = done));
  const asked = new Promise<void>((done) => (noteAsked = done));
  await page.route(path, async (route: Route) => {
    const reply = text === undefined ? undefined : await route.fetch();
    if (text === undefined || (await reply?.text())?.includes(text)) {
      noteAsked();
      await gate;
    }
    await (reply === undefined ? route.continue() : route.fulfill({ response: reply }));
  });
  return { release, asked };
}

/** Answers a path with this status and text instead of the server. */
export const refuseWith = (
  page: Page,
  path: string | RegExp,
  status: number,
  body: string,
): Promise<unknown> =>
  page.route(path, (route) => route.fulfill({ status, body, contentType: 'application/json' }));
