import { Server, matchMaker } from '@colyseus/core';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { GameEnv } from './env.ts';
import { health } from './health/health.ts';
import { createHttpServer } from './http/create-http-server.ts';
import { judgeUpgrade } from './http/judge-upgrade.ts';
import { callServices } from './call/call-services.ts';
import { connectLivekit, type LivekitEnv } from './call/livekit/connect-livekit.ts';
import { CallRoom } from './call/call.room.ts';
import { keepCallLeases } from './call/call-claims.ts';
import { lookAtCalls } from './call/look-at-calls.ts';
import { ROOMS } from './rooms.ts';
import { SchoolRoom } from './school-room.ts';
import { GameTransport } from './server/game-transport.ts';
import { dropStuck } from './server/drop-stuck.ts';
import { CALL_FRAME_BYTES } from '@noodlenaut/contract';
import { listen, type RootStore } from '@noodlenaut/db';
import type { SharedRooms } from './redis/connect-redis.ts';
import { endBarred, endBarredAfterGap } from './quiz/end-barred.ts';
import { keepLeases } from './live-rooms/keep-leases.ts';
import { keepQuizLeases } from './quiz/quiz-claims.ts';
import { QuizRoom } from './quiz/quiz.room.ts';
import { quizServices } from './quiz/quiz-services.ts';
import { endVisitsAfterGap, endVisits } from './sessions/end-visits.ts';
import { findViewerIn } from './sessions/find-viewer.ts';

export interface Game {
  readonly port: number;
  /** Closes every room, tells its people, frees the port. */
  stop(): Promise<void>;
}

type CallEnv = Pick<GameEnv, 'STUN_URLS' | 'TURN_URLS' | 'TURN_SECRET' | 'CALL_RELAY_ONLY'>;
export type GameSettings = Pick<GameEnv, 'HOST' | 'PORT' | 'DATABASE_URL'> &
  Partial<
    Pick<GameEnv, 'DATABASE_DIRECT_URL' | 'PUBLIC_URL' | 'REDIS_URL' | 'CONSENT_MODE' | 'SECOND_FACTOR'> &
      CallEnv &
      LivekitEnv
  >;

/** Colyseus lets anyone create rooms through these methods. Only our own route creates rooms and gives seats (security 2.14). */
const OPEN_MATCHMAKING = ['reconnect'];

/** Starts the rooms behind one HTTP server. Call it once a process, because Colyseus keeps one matchmaker for each process. */
export async function buildGame(settings: GameSettings, store: RootStore, log: Logger): Promise<Game> {
  const publicOrigin = settings.PUBLIC_URL === undefined ? null : new URL(settings.PUBLIC_URL).origin;
  matchMaker.controller.exposedMethods = OPEN_MATCHMAKING;
  SchoolRoom.findViewer = findViewerIn(store, settings.SECOND_FACTOR ?? 'optional');
  SchoolRoom.isAlive = async (sid) => (await store.sessions.find([sid])).length > 0;
  const services = quizServices(store, settings.CONSENT_MODE ?? 'operator');
  QuizRoom.services = services;
  const livekit = await connectLivekit(settings, log);
  const calls = callServices(services, livekit, settings);
  CallRoom.services = calls;
  const shared = await connectShared(settings.REDIS_URL, log);
  const report = (cause: unknown) => log.warn({ err: cause }, 'the records are out of reach');
  const listening = await listen({
    url: settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL,
    owner: services.owner,
    onSessionEnded: (sid) => endVisits((one) => one === sid),
    onConsentEnded: (childId) => void endBarred(services, childId).catch(report),
    onRematchChanged: (roomId) => QuizRoom.of(roomId)?.tellRematch(),
    onTutoringChanged: (sessionId) => void CallRoom.of(sessionId)?.lookAgain(),
    onGap: () =>
      void Promise.all([endVisitsAfterGap(store), endBarredAfterGap(services), lookAtCalls()]).catch(report),
    onError: report,
  });
  const letGo = keepLeases(() => Promise.all([keepQuizLeases(services), keepCallLeases(calls)]), report);

  const transport = new GameTransport({
    maxPayload: CALL_FRAME_BYTES,
    beforeUpgrade: (request, { headers }) => judgeUpgrade(new URL(request.url), headers, publicOrigin),
  });
  // The database knows at once which servers live (decision 0029). Colyseus' own checks wait seconds for dead ones.
  matchMaker.setHealthChecksEnabled(false);
  const game = new Server({
    transport,
    logger: log,
    greet: false,
    gracefullyShutdown: false,
    // The server that is asked opens the game; the api spreads the requests.
    selectProcessIdToCreateRoom: () => Promise.resolve(matchMaker.processId),
    ...(shared && { presence: shared.presence, driver: shared.driver }),
  });
  for (const [name, room] of Object.entries(ROOMS)) game.define(name, room);
  await game.listen(settings.PORT);

  const { router } = transport;
  if (router === null) throw new Error('Colyseus did not hand over its router');
  const http = createHttpServer(
    () => router,
    publicOrigin,
    () => health(shared),
  );
  transport.guard(http);
  const letDrop = dropStuck(() => transport.sockets);
  await new Promise<void>((listening, failed) => {
    http.once('error', failed);
    http.listen(settings.PORT, settings.HOST, listening);
  });
  return {
    port: portOf(http.address()),
    stop: async () => {
      await game.gracefullyShutdown(false);
      letGo();
      letDrop();
      livekit?.stop();
      await listening.stop();
      shared?.stop();
      const closed = new Promise((done) => http.close(done));
      // A page that asks for a seat again and again would keep its connection open, and with it the port.
      http.closeAllConnections();
      await closed;
    },
  };
}

/** Redis and its packages are loaded only when several servers are wanted. */
async function connectShared(url: string | undefined, log: Logger): Promise<SharedRooms | null> {
  if (url === undefined) return null;
  const { connectRedis } = await import('./redis/connect-redis.ts');
  return connectRedis(url, (cause) => log.warn({ err: cause }, 'redis'));
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}
