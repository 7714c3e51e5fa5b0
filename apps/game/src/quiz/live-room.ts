import { setTimeout as sleep } from 'node:timers/promises';
import { ErrorCode, ServerError, matchMaker } from '@colyseus/core';
import { liveName } from './live-name.ts';
import type { QuizServices } from './quiz-services.ts';
import { QuizRoom } from './quiz.room.ts';

export type LiveRoom = NonNullable<Awaited<ReturnType<typeof matchMaker.getRoomById>>>;

/** The game is over, or there is no such game. */
export class NotOpen extends Error {
  override readonly name = 'NotOpen';
}
/** The game belongs to another live server, and this server cannot reach it. */
export class OutOfReach extends Error {
  override readonly name = 'OutOfReach';
}

/** The time between a claim and the moment at which others can find the room. */
const PATIENCE_MS = 1500;
const LOOK_MS = 40;

const opening = new Map<string, Promise<LiveRoom>>();

/** When one room could not be created, its game must not stay claimed. */
async function open(gameRoomId: string): Promise<LiveRoom> {
  try {
    return await matchMaker.createRoom('quiz', { gameRoomId });
  } catch (cause) {
    const lost = QuizRoom.of(gameRoomId);
    if (lost && !matchMaker.getLocalRoomById(lost.roomId)) await lost.onDispose();
    throw cause;
  }
}

function openOnce(gameRoomId: string): Promise<LiveRoom> {
  const begun = opening.get(gameRoomId);
  if (begun) return begun;
  const making = open(gameRoomId).finally(() => opening.delete(gameRoomId));
  opening.set(gameRoomId, making);
  return making;
}

/**
 * The one live room of a game, on whichever server it is (P4.40). The database says which server has it and whether that server
 * lives; Redis only says how to get there. A game without a live server is opened here, once, however many people ask on however
 * many servers.
 */
export async function liveRoom({ store, owner }: QuizServices, gameRoomId: string): Promise<LiveRoom> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await sleep(LOOK_MS)) {
    const keeper = await store.quizPlay.ownerOf(gameRoomId);
    const fence = keeper?.fence ?? 0;
    const here = QuizRoom.of(gameRoomId);
    // The row that was read may be older than what this server did meanwhile.
    if (here && here.fence > fence) continue;
    if (here && here.fence < fence) void here.giveUp();
    if (here?.fence === fence || (keeper?.lives && keeper.owner !== owner)) {
      const found = await matchMaker.getRoomById(liveName(gameRoomId, fence));
      if (found) return found;
      continue;
    }
    try {
      return await openOnce(gameRoomId);
    } catch (cause) {
      if (!(cause instanceof ServerError) || cause.code !== ErrorCode.MATCHMAKE_INVALID_CRITERIA) throw cause;
      const now = await store.quizPlay.ownerOf(gameRoomId);
      if (!now?.isOpen) throw new NotOpen('the game is over', { cause });
    }
  }
  throw new OutOfReach('the game is on a server that is not reached');
}
