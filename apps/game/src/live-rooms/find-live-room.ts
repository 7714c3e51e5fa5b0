import { setTimeout as sleep } from 'node:timers/promises';
import { ErrorCode, ServerError, matchMaker } from '@colyseus/core';
import { liveName } from './live-name.ts';

export type LiveRoom = NonNullable<Awaited<ReturnType<typeof matchMaker.getRoomById>>>;

/** The game or the call is over, or there is none. */
export class NotOpen extends Error {
  override readonly name = 'NotOpen';
}
/** The room belongs to another live server, and this server cannot reach it. */
export class OutOfReach extends Error {
  override readonly name = 'OutOfReach';
}

/** A room of this process that was claimed in the records. */
export interface ClaimedRoom {
  readonly roomId: string;
  readonly fence: number;
  /** Another server has it: everybody here is sent there. */
  giveUp(): Promise<void>;
  onDispose(): void | Promise<void>;
}
/** How rooms of one kind are claimed: one live room for each game or call, on one server. */
export interface Claims {
  /** This server's number in the records. */
  readonly owner: number;
  /** Who has it by the records; undefined before the first claim. */
  readonly ownerOf: (
    id: string,
  ) => Promise<{ owner: number | null; fence: number; lives: boolean; isOpen: boolean } | undefined>;
  /** The room of this process that has it, as far as it knows. */
  readonly here: (id: string) => ClaimedRoom | undefined;
  readonly create: (id: string) => Promise<LiveRoom>;
}

/** The time between a claim and the moment at which others can find the room. */
const PATIENCE_MS = 1500;
const LOOK_MS = 40;

const opening = new Map<string, Promise<LiveRoom>>();

/** When one room could not be created, its game must not stay claimed. */
async function open({ create, here }: Claims, id: string): Promise<LiveRoom> {
  try {
    return await create(id);
  } catch (cause) {
    const lost = here(id);
    if (lost && !matchMaker.getLocalRoomById(lost.roomId)) await lost.onDispose();
    throw cause;
  }
}

function openOnce(claims: Claims, id: string): Promise<LiveRoom> {
  const begun = opening.get(id);
  if (begun) return begun;
  const making = open(claims, id).finally(() => opening.delete(id));
  opening.set(id, making);
  return making;
}

/**
 * The one live room of a game (P4.40) or a call, on whichever server it is. The database says which server has it and whether that
 * server lives; Redis only says how to get there. What has no live server is opened here, once, however many people ask on however
 * many servers.
 * @throws NotOpen when it is over, OutOfReach when its server lives and is not reached
 */
export async function findLiveRoom(claims: Claims, id: string): Promise<LiveRoom> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await sleep(LOOK_MS)) {
    const keeper = await claims.ownerOf(id);
    const fence = keeper?.fence ?? 0;
    const here = claims.here(id);
    // The row that was read may be older than what this server did meanwhile.
    if (here && here.fence > fence) continue;
    if (here && here.fence < fence) void here.giveUp();
    if (here?.fence === fence || (keeper?.lives && keeper.owner !== claims.owner)) {
      const found = await matchMaker.getRoomById(liveName(id, fence));
      if (found) return found;
      continue;
    }
    try {
      return await openOnce(claims, id);
    } catch (cause) {
      if (!(cause instanceof ServerError) || cause.code !== ErrorCode.MATCHMAKE_INVALID_CRITERIA) throw cause;
      const now = await claims.ownerOf(id);
      if (!now?.isOpen) throw new NotOpen('it is over', { cause });
    }
  }
  throw new OutOfReach('the room is on a server that is not reached');
}
