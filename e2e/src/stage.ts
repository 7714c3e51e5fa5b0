import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Account } from './accounts.ts';
import { emptyStorage, storeAtFirst } from './page-storage.ts';
import { ACTION_MS } from './patience.ts';
import { THEME_KEY } from './product.ts';
import { Watch } from './watch.ts';

export interface OpenOptions extends BrowserContextOptions {
  /** Signed in as this account, as the browser would be after its login. */
  as?: Account;
  theme?: 'light' | 'dark';
  /** A browser nobody used before: for what lives as long as a context, such as a clock that stands still. */
  isNew?: boolean;
}

const DEFAULTS: BrowserContextOptions = {
  viewport: { width: 1366, height: 768 },
  locale: 'en-US',
  timezoneId: 'America/New_York',
  reducedMotion: 'reduce',
  // It would answer before the routes with which tests hold files back.
  serviceWorkers: 'block',
};

/** The contexts that the tests of a worker reuse, one for each person of a test: emptied in between, with warm caches of files. */
const warm: (BrowserContext | undefined)[] = [];

async function warmContext(browser: Browser, baseURL: string, place: number): Promise<BrowserContext> {
  const known = warm[place];
  if (known !== undefined) return known;
  const context = await browser.newContext({ ...DEFAULTS, baseURL });
  await Watch.prepare(context);
  context.once('close', () => (warm[place] = undefined));
  warm[place] = context;
  return context;
}

/** The browsers of one test: each `open` is another person's or another device's. */
export class Stage {
  readonly #browser: Browser;
  readonly #baseUrl: string;
  readonly #close: (() => Promise<void>)[] = [];
  #warmTaken = 0;
  readonly watch: Watch;

  constructor(browser: Browser, baseUrl: string) {
    this.#browser = browser;
    this.#baseUrl = baseUrl;
    this.watch = new Watch(baseUrl);
  }

  async open({ as, theme, isNew = false, ...options }: OpenOptions = {}): Promise<Page> {
    const { viewport, colorScheme, reducedMotion, ...others } = options;
    const isPlain = !isNew && Object.keys(others).length === 0;
    const context = isPlain ? await this.#takeWarm() : await this.#openNew(options);
    context.setDefaultTimeout(ACTION_MS);
    const { hostname, origin } = new URL(this.#baseUrl);
    const page = await context.newPage();
    if (isPlain) {
      await emptyStorage(page, origin);
      if (viewport) await page.setViewportSize(viewport);
      if (colorScheme || reducedMotion)
        await page.emulateMedia({
          ...(colorScheme && { colorScheme }),
          ...(reducedMotion && { reducedMotion }),
        });
    }
    if (as) await context.addCookies([{ ...as.cookie, domain: hostname }]);
    await storeAtFirst(page, {
      ...(as && { sessionId: as.sessionId }),
      ...(theme && { [THEME_KEY]: theme }),
    });
    return page;
  }

  async #takeWarm(): Promise<BrowserContext> {
    const place = this.#warmTaken;
    this.#warmTaken += 1;
    const context = await warmContext(this.#browser, this.#baseUrl, place);
    await context.clearCookies();
    const leave = this.watch.follow(context);
    this.#close.push(async () => {
      await Promise.all(context.pages().map((page) => page.close()));
      leave();
    });
    return context;
  }

  async #openNew(options: BrowserContextOptions): Promise<BrowserContext> {
    const context = await this.#browser.newContext({ ...DEFAULTS, baseURL: this.#baseUrl, ...options });
    await Watch.prepare(context);
    this.watch.follow(context);
    this.#close.push(() => context.close());
    return context;
  }

  /** Closes the browsers, where errors belong to the test: a server that died. */
  async leave(): Promise<void> {
    await Promise.all(this.#close.map((close) => close()));
  }

  async close(): Promise<void> {
    await this.leave();
    this.watch.check();
  }
}
