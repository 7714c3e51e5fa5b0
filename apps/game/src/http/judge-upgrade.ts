import { logger, matchMaker } from '@colyseus/core';
import { SchoolRoom } from '../school-room.ts';
import { isForeign } from './is-foreign.ts';

const REFUSED = { foreign: 403, nobody: 401, noSeat: 404, busy: 503 } as const;
const refuse = (why: keyof typeof REFUSED) => new Response(null, { status: REFUSED[why] });

/** As Colyseus reads the path of a socket: its server, and a live room. */
const ROOM_PATH = /^\/[\w-]+\/([\w-]+)$/;

/**
 * Checks a handshake before it is accepted (decision 0054): it must come from a page of ours, with a reserved seat, by the
 * session that asked for the seat, and that session must still be live. A seat that does not exist costs no statement.
 * @returns the refusal; nothing when the handshake is allowed
 */
export async function judgeUpgrade(
  url: URL,
  headers: Headers,
  publicOrigin: string | null,
): Promise<Response | undefined> {
  if (isForeign(headers, publicOrigin)) return refuse('foreign');
  const [, roomId = ''] = ROOM_PATH.exec(url.pathname) ?? [];
  const room: unknown = matchMaker.getLocalRoomById(roomId);
  const seat = url.searchParams.get('sessionId') ?? '';
  const token = url.searchParams.get('reconnectionToken');
  const holder = room instanceof SchoolRoom ? room.holderOf(seat, token) : null;
  if (holder === null) return refuse('noSeat');
  try {
    const visitor = await SchoolRoom.findViewer(headers);
    if (visitor === null) return refuse('nobody');
    // A missing seat and somebody else's seat get the same answer.
    return visitor.id === holder.id && visitor.signIn === holder.signIn ? undefined : refuse('noSeat');
  } catch (cause) {
    logger.warn({ err: cause }, 'a handshake could not be judged');
    return refuse('busy');
  }
}
