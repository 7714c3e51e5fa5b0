import { matchMaker } from '@colyseus/core';
import { Redis } from 'ioredis';
import { EnvironmentError } from '../env.ts';
import { tolerantOf } from './tolerant.ts';
import { TolerantDriver } from './tolerant-driver.ts';
import { TolerantPresence } from './tolerant-presence.ts';

/** What several game servers share, and whether it can be reached. */
export interface SharedRooms {
  readonly driver: TolerantDriver;
  readonly presence: TolerantPresence;
  readonly isUp: () => boolean;
  stop(): void;
}

const OPTIONS = {
  lazyConnect: true,
  connectTimeout: 2000,
  commandTimeout: 1500,
  maxRetriesPerRequest: 1,
  retryStrategy: (times: number) => Math.min(times * 100, 1000),
};
const SWEEP_MS = 60_000;
/** Topics of rooms are this sign and the room's name. */
const ROOM_TOPIC = '$';

/** The address without its password. */
const shown = (url: string): string => {
  const { protocol, host } = new URL(url);
  return `${protocol}//${host}`;
};

/** @throws EnvironmentError with a sentence that tells an operator what to do */
async function open(url: string): Promise<Redis> {
  const redis = new Redis(url, OPTIONS);
  let said: unknown = null;
  redis.on('error', (cause: unknown) => (said = cause));
  try {
    await redis.connect();
    await redis.ping();
    return redis;
  } catch (cause) {
    redis.disconnect();
    const why = said instanceof Error ? said.message : String(cause);
    throw new EnvironmentError(
      `Redis does not answer at REDIS_URL (${shown(url)}): ${why}. Start it there, or leave REDIS_URL unset and run one game server.`,
      { cause },
    );
  }
}

/** Removes the rooms of servers that were killed. Their games are claimed from the database without waiting for this. */
async function sweep({ driver, presence }: Pick<SharedRooms, 'driver' | 'presence'>): Promise<void> {
  const alive = new Set((await presence.channels('p:*')).map((channel) => channel.slice(2)));
  // Not even this server is listed: Redis has just come back.
  if (!alive.has(matchMaker.processId)) return;
  for (const { processId } of await matchMaker.stats.fetchAll()) {
    if (alive.has(processId)) continue;
    await matchMaker.stats.excludeProcess(processId);
    await driver.cleanup(processId);
  }
}

/**
 * Connects to the Redis through which game servers know each other's rooms. Loaded only when REDIS_URL is set.
 * @throws EnvironmentError when nothing answers there
 */
export async function connectRedis(url: string, report: (cause: unknown) => void): Promise<SharedRooms> {
  const [rooms, talk] = [await open(url), await open(url)];
  const driver = new TolerantDriver(rooms, tolerantOf(rooms, report));
  const presence = new TolerantPresence(talk, tolerantOf(talk, report), async (topic) => {
    if (topic.startsWith(ROOM_TOPIC)) await driver.announce(topic.slice(ROOM_TOPIC.length));
  });
  const shared = { driver, presence };
  rooms.on('ready', () => void driver.announceAll());
  rooms.on('close', () => {
    const isStopping = matchMaker.state === matchMaker.MatchMakerState.SHUTTING_DOWN;
    if (!isStopping) report(new Error('Redis is out of reach'));
  });
  const tidy = () => void sweep(shared).catch(report);
  const timer = setInterval(tidy, SWEEP_MS);
  return {
    ...shared,
    isUp: () => rooms.status === 'ready' && talk.status === 'ready',
    stop: () => {
      clearInterval(timer);
      rooms.removeAllListeners('close');
      rooms.disconnect();
      presence.shutdown();
    },
  };
}
