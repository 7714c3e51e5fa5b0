import type { BrowserContext, ConsoleMessage, Request, Response, WebError } from 'playwright-core';

/** What went wrong in a browser while a test ran. */
export class Watch {
  readonly #origin: string;
  readonly #problems: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #allowed: RegExp[] = [];

  constructor(baseUrl: string) {
    this.#origin = new URL(baseUrl).origin;
  }

  /** A problem that belongs to the test. One that then does not come is a failure too. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** A problem that may come or not: where the tool switches the network of a page and of its worker one after the other. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** Lets a context's pages tell of what the policy of their content refused. Once a context. */
  static prepare(context: BrowserContext): Promise<unknown> {
    return context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`CSP violation: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
  }

  /** @returns what ends it */
  follow(context: BrowserContext): () => void {
    const onConsole = (message: ConsoleMessage) => {
      if (message.type() === 'error') this.#note(`console: ${message.text()} (${message.location().url})`);
    };
    const onError = (error: WebError) =>
      this.#note(`page error: ${error.error().stack ?? error.error().message}`);
    const onRequest = (request: Request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== this.#origin)
        this.#note(`other origin: ${url.href}`);
    };
    const onResponse = (response: Response) => {
      if (response.status() >= 500)
        this.#note(`${response.status()}: ${response.request().method()} ${response.url()}`);
    };
    context.on('console', onConsole);
    context.on('weberror', onError);
    context.on('request', onRequest);
    context.on('response', onResponse);
    return () => {
      context.off('console', onConsole);
      context.off('weberror', onError);
      context.off('request', onRequest);
      context.off('response', onResponse);
    };
  }

  #note(problem: string): void {
    this.#problems.push(problem);
  }

  /** @throws Error that lists every problem nobody expected and every expected one that did not come */
  check(): void {
    const unexpected = this.#problems.filter(
      (problem) => ![...this.#expected, ...this.#allowed].some((pattern) => pattern.test(problem)),
    );
    const missing = this.#expected.filter(
      (pattern) => !this.#problems.some((problem) => pattern.test(problem)),
    );
    if (unexpected.length + missing.length === 0) return;
    throw new Error(
      [...unexpected, ...missing.map((pattern) => `expected, but did not come: ${String(pattern)}`)].join(
        '\n',
      ),
    );
  }
}
