import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Account } from './accounts.ts';
import { ACTION_MS } from './patience.ts';
import { THEME_KEY } from './product.ts';
import { Watch } from './watch.ts';

export interface OpenOptions extends BrowserContextOptions {
  /** Signed in as this account, as the browser would be after its login. */
  as?: Account;
  theme?: 'light' | 'dark';
}

/** The browsers of one test: each `open` is another person's or another device's. */
export class Stage {
  readonly #browser: Browser;
  readonly #baseUrl: string;
  readonly #contexts: BrowserContext[] = [];
  readonly watch: Watch;

  constructor(browser: Browser, baseUrl: string) {
    this.#browser = browser;
    this.#baseUrl = baseUrl;
    this.watch = new Watch(baseUrl);
  }

  async open({ as, theme, ...options }: OpenOptions = {}): Promise<Page> {
    const stored = [
      ...(as === undefined ? [] : [{ name: 'sessionId', value: as.sessionId }]),
      ...(theme === undefined ? [] : [{ name: THEME_KEY, value: theme }]),
    ];
    const { hostname, origin } = new URL(this.#baseUrl);
    const context = await this.#browser.newContext({
      baseURL: this.#baseUrl,
      viewport: { width: 1366, height: 768 },
      locale: 'en-US',
      timezoneId: 'America/New_York',
      reducedMotion: 'reduce',
      storageState: {
        cookies: as === undefined ? [] : [{ ...as.cookie, domain: hostname }],
        origins: [{ origin, localStorage: stored }],
      },
      ...options,
    });
    context.setDefaultTimeout(ACTION_MS);
    this.#contexts.push(context);
    await this.watch.follow(context);
    return context.newPage();
  }

  async close(): Promise<void> {
    await Promise.all(this.#contexts.map((context) => context.close()));
    this.watch.check();
  }
}
