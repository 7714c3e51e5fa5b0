import type { Page } from 'playwright-core';

interface Flow {
  readonly id: string;
  readonly kind: string;
  readonly amount: number;
}

/** Of each track that a page receives: decoded pictures, or heard sound so far. */
const flows = (page: Page): Promise<readonly Flow[]> =>
  page.evaluate(async () => {
    const made: RTCPeerConnection[] = Reflect.get(globalThis, 'connectionsMade');
    const found: Flow[] = [];
    for (const connection of made) {
      if (connection.connectionState !== 'connected') continue;
      for (const [id, report] of await connection.getStats()) {
        if (report.type !== 'inbound-rtp') continue;
        const amount = report.kind === 'video' ? report.framesDecoded : report.totalAudioEnergy;
        found.push({ id, kind: report.kind, amount: amount ?? 0 });
      }
    }
    return found;
  });

/** How many pictures move and how many voices are heard right now. */
export async function livekitMedia(page: Page): Promise<{ pictures: number; voices: number }> {
  const before = await flows(page);
  await page.waitForTimeout(700);
  const moving = (await flows(page)).filter(
    ({ id, amount }) => amount > (before.find((one) => one.id === id)?.amount ?? amount),
  );
  const count = (kind: string) => moving.filter((one) => one.kind === kind).length;
  return { pictures: count('video'), voices: count('audio') };
}

/** Whether this page has loaded the client of LiveKit: its messages have names of their own, which minifying keeps. */
export const hasLivekitClient = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const scripts = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js'));
    const texts = await Promise.all(scripts.map(async (name) => (await fetch(name)).text()));
    return texts.some((text) => text.includes('livekit.SignalRequest'));
  });
