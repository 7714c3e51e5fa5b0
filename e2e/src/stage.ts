import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Account } from './accounts.ts';
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

/** The context that the tests of a worker use one after the other: emptied in between, with its cache of files warm. */
let warm: BrowserContext | undefined;

async function warmContext(browser: Browser, baseURL: string): Promise<BrowserContext> {
  if (warm !== undefined) return warm;
  const context = await browser.newContext({ ...DEFAULTS, baseURL });
  await Watch.prepare(context);
  context.once('close', () => (warm = undefined));
  warm = context;
  return context;
}

/** The browsers of one test: each `open` is another person's or another device's. */
export class Stage {
  readonly #browser: Browser;
  readonly #baseUrl: string;
  readonly #close: (() => Promise<void>)[] = [];
  #isWarmTaken = false;
  readonly watch: Watch;

  constructor(browser: Browser, baseUrl: string) {
    this.#browser = browser;
    this.#baseUrl = baseUrl;
    this.watch = new Watch(baseUrl);
  }

  async open({ as, theme, isNew = false, ...options }: OpenOptions = {}): Promise<Page> {
    const stored = [
      ...(as === undefined ? [] : [{ name: 'sessionId', value: as.sessionId }]),
      ...(theme === undefined ? [] : [{ name: THEME_KEY, value: theme }]),
    ];
    const { hostname, origin } = new URL(this.#baseUrl);
    const state = {
      cookies: as === undefined ? [] : [{ ...as.cookie, domain: hostname }],
      origins: [{ origin, localStorage: stored }],
    };
    const isPlain = !isNew && !this.#isWarmTaken && Object.keys(options).length === 0;
    const context = isPlain ? await this.#takeWarm(state) : await this.#openNew(state, options);
    context.setDefaultTimeout(ACTION_MS);
    return context.newPage();
  }

  async #takeWarm(state: Parameters<BrowserContext['setStorageState']>[0]): Promise<BrowserContext> {
    this.#isWarmTaken = true;
    const context = await warmContext(this.#browser, this.#baseUrl);
    await context.setStorageState(state);
    const leave = this.watch.follow(context);
    this.#close.push(async () => {
      await Promise.all(context.pages().map((page) => page.close()));
      leave();
    });
    return context;
  }

  async #openNew(storageState: BrowserContextOptions['storageState'], options: BrowserContextOptions) {
    const context = await this.#browser.newContext({
      ...DEFAULTS,
      baseURL: this.#baseUrl,
      ...(storageState !== undefined && { storageState }),
      ...options,
    });
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
