import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { beforeCall, board, drawLine, goIn, isFlowing } from '../src/call-page.ts';
import { callServers, type CallServers } from '../src/call-servers.ts';
import { newBookedCall, type BookedCall } from '../src/call-session.ts';
import { rows } from '../src/database.ts';
import { callBrowser, callTest as test } from '../src/call-stage.ts';
import { Stage } from '../src/stage.ts';
import { hasTurnServer, startTurnServer } from '../src/turn-server.ts';

interface Call extends BookedCall {
  readonly mia: Page;
  readonly tom: Page;
  readonly stage: Stage;
}

/** Child and tutor in a call on these servers, who see and hear each other. */
async function begun({ baseUrl }: CallServers): Promise<Call> {
  const call = await newBookedCall();
  const stage = new Stage(await callBrowser(), baseUrl);
  const mia = await beforeCall(stage, call.student, call.path);
  await goIn(mia);
  const tom = await beforeCall(stage, call.tutor, call.path);
  await goIn(tom);
  await tom.getByRole('listitem').filter({ hasText: 'Mia' }).waitFor();
  await tom.getByRole('button', { name: 'Begin the session' }).click();
  for (const page of [mia, tom]) await expect.poll(() => isFlowing(page, 1)).toBe(true);
  return { ...call, mia, tom, stage };
}
const say = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
};
const hears = (page: Page, text: string) =>
  page.getByRole('log', { name: 'Messages' }).getByText(text).waitFor();
const keptDrawings = async (sessionId: string): Promise<number> => {
  const [kept] = await rows<{ count: number }>(
    `select jsonb_array_length(board -> 'elements') as count from session_calls where session_id = $1`,
    [sessionId],
  );
  return kept?.count ?? 0;
};

/** Media flow over the very connections with which the call began: nobody had to connect again. */
async function stillFlowing(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await expect.poll(() => isFlowing(page, 1)).toBe(true);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'connectionsMade').length)).toBe(1);
  }
}
/** What a page was told of the other side's addresses, and which way its media take. */
const ways = (page: Page) =>
  page.evaluate(async () => {
    const made: RTCPeerConnection[] = Reflect.get(globalThis, 'connectionsMade');
    const types: string[] = [];
    for (const connection of made)
      for (const [, report] of await connection.getStats())
        if (report.type === 'remote-candidate' || report.type === 'local-candidate')
          types.push(`${report.type} ${report.candidateType}`);
    const told = made.map(({ remoteDescription }) => remoteDescription?.sdp ?? '').join('\n');
    return { types: [...new Set(types)], told };
  });

test('[P5.21] [P5.23] [P5.24] [P5.25] the game server dies in a call: pictures and voices go on, and messages and the board come back', async () => {
  const servers = await callServers();
  const { mia, tom, stage, sessionId } = await begun(servers);
  try {
    await say(mia, 'Before it broke');
    await hears(tom, 'Before it broke');
    await drawLine(mia);
    await expect.poll(() => board(tom).getAttribute('aria-label')).toContain('1 drawing');
    // What is drawn reaches the records within half a second.
    await expect.poll(() => keptDrawings(sessionId)).toBe(1);
    await servers.killGame();
    await mia
      .getByText(/Reconnecting/)
      .first()
      .waitFor();
    await stillFlowing(mia, tom);
    await servers.startGame();
    await stillFlowing(mia, tom);
    await mia
      .getByText(/Reconnecting/)
      .first()
      .waitFor({ state: 'hidden' });
    await say(tom, 'Here again');
    await hears(mia, 'Here again');
    await hears(mia, 'Before it broke');
    await drawLine(mia);
    await expect.poll(() => board(mia).getAttribute('aria-label')).toContain('2 drawing');
    await expect.poll(() => board(tom).getAttribute('aria-label')).toContain('2 drawing');
    await stillFlowing(mia, tom);
  } finally {
    await stage.leave();
    await servers.stop();
  }
});

test('[P5.22] with a TURN server the media go through it alone, and no page learns another address', async ({
  skip,
}) => {
  skip(!hasTurnServer(), 'turnserver (coturn) is not installed');
  const turn = await startTurnServer();
  const servers = await callServers(turn.env);
  const { mia, tom, stage } = await begun(servers);
  try {
    for (const page of [mia, tom]) {
      const { types, told } = await ways(page);
      expect(types.every((type) => type.endsWith(' relay'))).toBe(true);
      expect(types).toContain('remote-candidate relay');
      expect(told).not.toMatch(/typ (?:host|srflx)/);
    }
  } finally {
    await stage.leave();
    await servers.stop();
    await turn.stop();
  }
});
