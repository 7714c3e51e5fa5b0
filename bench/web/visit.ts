import type { Browser, BrowserContextOptions } from 'playwright-core';
import { probe } from './probe.ts';
import type { Control, PageRecord } from './probe.ts';

const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CPU_SLOWDOWN = 4;
const SETTLE_MS = 1500;
const PATIENCE_MS = 60_000;

export interface Visit extends PageRecord {
  /** Every address the page loaded for itself, once. */
  readonly addresses: readonly string[];
  /** What it fetched at leave for the page that may come next. */
  readonly prefetched: readonly string[];
  readonly wireBytes: number;
}

/** One cold visit by a slow phone. */
export async function visit(
  browser: Browser,
  address: string,
  control: Control | null,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, ...options });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  let wireBytes = 0;
  const addresses = new Set<string>();
  const prefetched = new Set<string>();
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (wireBytes += encodedDataLength));
  page.on('requestfinished', async (request) => {
    // A request that ends while the page closes has no headers any more; it belongs to no visit.
    const headers = await request.allHeaders().catch(() => null);
    if (headers !== null) (headers['sec-purpose'] === 'prefetch' ? prefetched : addresses).add(request.url());
  });
  await page.addInitScript(probe, control ?? { press: 'no-control', watch: 'no-control', attribute: 'none' });
  await page.goto(address, { waitUntil: 'load', timeout: PATIENCE_MS });
  if (control !== null) {
    await page.waitForFunction(() => globalThis.benchRecord.worksMs !== null, undefined, {
      timeout: PATIENCE_MS,
    });
  }
  await page.waitForTimeout(SETTLE_MS);
  const record = await page.evaluate(() => globalThis.benchRecord);
  await context.close();
  return { ...record, addresses: [...addresses], prefetched: [...prefetched], wireBytes };
}
