import type { CDPSession, Page } from 'playwright-core';

/** How smooth a stretch was. */
export interface Frames {
  readonly perSecond: number;
  /** Gaps between frames, in milliseconds: the one that 95 of 100 keep to, and the longest. */
  readonly most95: number;
  readonly longest: number;
  /** Processor time of the main thread for one frame: what a frame costs, however busy the machine is with other things. */
  readonly mainMs: number;
}

const PERCENTILE = 0.95;

/** The moments at which the page draws during so many milliseconds, by requestAnimationFrame. */
const stampsOf = (page: Page, milliseconds: number): Promise<number[]> =>
  page.evaluate(
    (time) =>
      new Promise<number[]>((done) => {
        const stamps: number[] = [];
        const start = performance.now();
        const step = (now: number) => {
          stamps.push(now);
          if (now - start < time) requestAnimationFrame(step);
          else done(stamps);
        };
        requestAnimationFrame(step);
      }),
    milliseconds,
  );

/** Processor seconds that the page's main thread has worked. */
async function workedS(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

/** Draws of a page in a stretch that begins with an act. */
export async function framesOf(
  page: Page,
  milliseconds: number,
  act: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Frames> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await workedS(devtools);
  const [stamps] = await Promise.all([stampsOf(page, milliseconds), act()]);
  const worked = (await workedS(devtools)) - before;
  await devtools.detach();
  const gaps = stamps.slice(1).map((stamp, index) => stamp - (stamps[index] ?? stamp));
  const sorted = gaps.toSorted((a, b) => a - b);
  const long = (stamps.at(-1) ?? 0) - (stamps[0] ?? 0);
  return {
    perSecond: (gaps.length / long) * 1000,
    most95: sorted[Math.floor(sorted.length * PERCENTILE)] ?? 0,
    longest: sorted.at(-1) ?? 0,
    mainMs: (worked * 1000) / Math.max(1, gaps.length),
  };
}

/** One line of the table. */
export const printFrames = (what: string, { perSecond, most95, longest, mainMs }: Frames) =>
  console.log(
    `${what.padEnd(34)} ${perSecond.toFixed(1)} frames a second, 95 of 100 gaps within ${most95.toFixed(1)} ms, longest ${longest.toFixed(0)} ms; ${mainMs.toFixed(1)} ms of the main thread a frame`,
  );
