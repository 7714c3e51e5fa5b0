import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { DisconnectReason, ListParticipantsResponse } from '@livekit/protocol';
import type { TokenVerifier } from 'livekit-server-sdk';
import { z } from 'zod';
import type { MediaRooms } from './media-rooms.ts';

const asked = z.object({ room: z.string(), identity: z.string().optional() });

export interface TwirpCall {
  readonly method: string;
  readonly room: string;
  readonly identity: string | undefined;
}
interface Used {
  readonly verifier: TokenVerifier;
  readonly rooms: MediaRooms;
  readonly calls: TwirpCall[];
  readonly faults: ('error' | 'silence')[];
}

/** LiveKit's service of rooms, as its SDK asks it: JSON over HTTP, with a token for each call. */
export async function answerTwirp(
  request: IncomingMessage,
  response: ServerResponse,
  { verifier, rooms, calls, faults }: Used,
): Promise<void> {
  const answer = (status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  const body = asked.parse(await json(request));
  const method = request.url?.split('/').at(-1) ?? '';
  calls.push({ method, room: body.room, identity: body.identity });
  const fault = faults.shift();
  if (fault === 'silence') return;
  if (fault === 'error') return answer(500, { code: 'internal', msg: 'broken' });
  const bearer = request.headers.authorization?.replace('Bearer ', '') ?? '';
  const claims = await verifier.verify(bearer).catch(() => null);
  const isAdmin = claims?.video?.roomAdmin === true && claims.video.room === body.room;
  if (method === 'DeleteRoom' ? claims?.video?.roomCreate !== true : !isAdmin)
    return answer(401, { code: 'unauthenticated', msg: 'no permission' });
  const guests = rooms.guestsOf(body.room);
  if (method === 'ListParticipants') {
    const list = new ListParticipantsResponse({ participants: guests.map(({ info }) => info) });
    return answer(200, list.toJson());
  }
  const isAll = method === 'DeleteRoom';
  const removed = isAll ? guests : guests.filter(({ identity }) => identity === body.identity);
  if (removed.length === 0) return answer(404, { code: 'not_found', msg: 'nobody there' });
  const reason = isAll ? DisconnectReason.ROOM_DELETED : DisconnectReason.PARTICIPANT_REMOVED;
  for (const guest of removed) rooms.remove(guest, reason);
  return answer(200, {});
}
