import type { Page } from 'playwright-core';
import type { Account } from './accounts.ts';
import type { OpenOptions, Stage } from './stage.ts';

/** What a page receives from one other page. */
export interface Received {
  readonly frames: number;
  readonly energy: number;
}

/** The page before a call, opened by somebody; its connections can be looked at. */
export async function beforeCall(
  stage: Stage,
  as: Account,
  path: string,
  options: OpenOptions = {},
): Promise<Page> {
  const page = await stage.open({ ...options, as, isNew: true });
  await page.addInitScript(() => {
    const made: RTCPeerConnection[] = [];
    const Native = globalThis.RTCPeerConnection;
    globalThis.RTCPeerConnection = class extends Native {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        made.push(this);
      }
    };
    Object.assign(globalThis, { connectionsMade: made });
  });
  await page.goto(path);
  await page.getByRole('button', { name: 'Go in', exact: true }).waitFor();
  return page;
}

export const goIn = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Go in', exact: true }).click();

/** Of each connection that holds: decoded pictures and heard sound so far. */
export const received = (page: Page): Promise<readonly Received[]> =>
  page.evaluate(async () => {
    const made: RTCPeerConnection[] = Reflect.get(globalThis, 'connectionsMade');
    const living = made.filter(({ connectionState }) => connectionState === 'connected');
    return Promise.all(
      living.map(async (connection) => {
        let [frames, energy] = [0, 0];
        for (const [, report] of await connection.getStats()) {
          if (report.type !== 'inbound-rtp') continue;
          frames += report.framesDecoded ?? 0;
          energy += report.totalAudioEnergy ?? 0;
        }
        return { frames, energy };
      }),
    );
  });

/** Pictures move and sound is heard from this many people; who has no devices sends neither. */
export async function isFlowing(page: Page, people: number): Promise<boolean> {
  const before = await received(page);
  await page.waitForTimeout(400);
  const after = await received(page);
  if (after.length !== before.length) return false;
  const flowing = after.filter(
    ({ frames, energy }, at) => frames > (before[at]?.frames ?? 0) && energy > (before[at]?.energy ?? 0),
  );
  return flowing.length === people;
}

/** How many connections a page has ever made. */
export const connectionsMade = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const made: RTCPeerConnection[] = Reflect.get(globalThis, 'connectionsMade');
    return made.length;
  });

export const board = (page: Page) => page.getByRole('button', { name: /^Whiteboard: / });

/** A line by hand from the left to the right of the board. */
export async function drawLine(page: Page): Promise<void> {
  const box = await board(page).boundingBox();
  if (box === null) throw new Error('There is no board');
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.5);
  await page.mouse.down();
  for (let at = 0; at < 20; at += 1)
    await page.mouse.move(
      box.x + box.width * (0.2 + at * 0.03),
      box.y + box.height * (0.5 + 0.1 * Math.sin(at)),
    );
  await page.mouse.up();
}
