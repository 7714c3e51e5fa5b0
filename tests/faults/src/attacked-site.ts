import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { seatReply } from '@noodlenaut/game/testing/quiz-school';
import { startApi } from './api-process.ts';
import { keptGame } from './kept-game.ts';
import type { Handshake } from './raw-socket.ts';
import { openHall } from './tables.ts';

const KIB = 1024;
/** Makes a handshake for one way to ask for an upgrade. Those with a seat use it up. */
export type Upgrade = (at: number) => Promise<Handshake>;

/** What a process has in memory, in MiB. macOS has no /proc. */
export function residentMib(pid: number): number {
  const status = `/proc/${pid}/status`;
  const kib = existsSync(status)
    ? /VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kib) / KIB;
}

/**
 * The real api in front of the real game server, each in a process that nobody starts again, and every way to ask them for an
 * upgrade.
 * @param limits factor for all rate limits
 */
export async function attackedSite(limits?: number) {
  const hall = await openHall();
  const game = await keptGame(hall.school.databaseUrl, { isKept: false });
  const api = await startApi(hall.school.databaseUrl, [game.url], limits);
  const url = new URL(api.url).origin;
  // An account may have few sockets open at once.
  const crew = await Promise.all(Array.from({ length: 12 }, hall.person));
  const cookie = (at: number) => ({ cookie: `sessionId=${crew[at % crew.length]?.cookie ?? ''}` });
  const seat = async (at: number): Promise<string> => {
    const answer = await fetch(`${url}/game/seats/health`, { method: 'POST', headers: cookie(at) });
    const { processId, roomId, sessionId } = seatReply.parse(await answer.json());
    return `/${processId}/${roomId}?sessionId=${sessionId}`;
  };
  const plain =
    (path: string, headers?: (at: number) => Record<string, string>, to = url): Upgrade =>
    (at) =>
      Promise.resolve({ url: to, path, headers: headers?.(at) ?? {} });
  const foreign = () => ({ origin: 'http://evil.test' });
  const upgrades: Readonly<Record<string, Upgrade>> = {
    'news, signed in': plain('/trpc', cookie),
    'news, by nobody': plain('/trpc'),
    'news, from another site': plain('/trpc', foreign),
    'a game, with a seat': async (at) => ({ url, path: `/game${await seat(at)}`, headers: cookie(at) }),
    'a game, with an invented seat': plain('/game/x/y?sessionId=z', cookie),
    'a game, by nobody': plain('/game/x/y?sessionId=z'),
    'a game, from another site': plain('/game/x/y', foreign),
    'a call': plain('/api/user', cookie),
    nowhere: plain('/nowhere'),
    'a game server, with a seat': async (at) => ({
      url: game.url,
      path: await seat(at),
      headers: cookie(at),
    }),
    'a game server, by nobody': plain('/x/y?sessionId=z', undefined, game.url),
    'a game server, from another site': plain('/', foreign, game.url),
  };
  const pids = [api.pid(), game.pid()];
  return {
    url,
    upgrades,
    crew,
    pids,
    person: hall.person,
    seat,
    /** Whether the processes that were started first still live and answer. */
    isWell: async (): Promise<boolean> => {
      if (api.hasEnded() || game.hasEnded() || api.pid() !== pids[0] || game.pid() !== pids[1]) return false;
      const answers = await Promise.all([fetch(`${url}/healthz`), fetch(`${game.url}/healthz`)]);
      return answers.every(({ ok }) => ok);
    },
    stop: async () => {
      await api.stop();
      await game.stop();
      await hall.school.close();
    },
  };
}
export type AttackedSite = Awaited<ReturnType<typeof attackedSite>>;
