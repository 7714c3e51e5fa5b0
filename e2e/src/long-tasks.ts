import type { Page } from 'playwright-core';

/** As slow as a child's tablet. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Milliseconds of each long task (over 50 ms) of the main thread in so many milliseconds of doing nothing. */
export const longTasks = (page: Page, milliseconds: number): Promise<number[]> =>
  page.evaluate(
    (time) =>
      new Promise<number[]>((resolve) => {
        const found: number[] = [];
        const observer = new PerformanceObserver((list) =>
          found.push(...list.getEntries().map(({ duration }) => Math.round(duration))),
        );
        observer.observe({ type: 'longtask' });
        setTimeout(() => {
          observer.disconnect();
          resolve(found);
        }, time);
      }),
    milliseconds,
  );
