import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** How many contexts the page made, and the highest level that reached a loudspeaker since it was last asked. */
    heard: { contexts: number; peak: () => number };
  }
}

/** Measures what reaches the loudspeaker of each page: an analyser stands before it. To call before the page is opened. */
export const measureOutput = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const analysers: AnalyserNode[] = [];
    let contexts = 0;
    let most = 0;
    const look = () => {
      for (const analyser of analysers) {
        const samples = new Float32Array(analyser.fftSize);
        analyser.getFloatTimeDomainData(samples);
        for (const sample of samples) most = Math.max(most, Math.abs(sample));
      }
    };
    setInterval(look, 20);
    window.heard = {
      get contexts() {
        return contexts;
      },
      peak: () => {
        const before = most;
        most = 0;
        return before;
      },
    };
    window.AudioContext = new Proxy(AudioContext, {
      construct(Context, given) {
        const context: AudioContext = Reflect.construct(Context, given);
        contexts += 1;
        const analyser = context.createAnalyser();
        analyser.connect(context.destination);
        analysers.push(analyser);
        Object.defineProperty(context, 'destination', { value: analyser });
        return context;
      },
    });
  });

export const contextsMade = (page: Page): Promise<number> => page.evaluate(() => window.heard.contexts);
export const peakSince = (page: Page): Promise<number> => page.evaluate(() => window.heard.peak());
