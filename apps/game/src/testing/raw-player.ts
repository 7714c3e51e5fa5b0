import { Protocol, getMessageBytes } from '@colyseus/core';
import { WebSocket } from 'ws';
import { bearerOf, type Seat } from './quiz-school.ts';

interface Manner {
  /** False: never confirms that it joined. */
  readonly confirms?: boolean;
  readonly reconnectionToken?: string;
  /** Comes with the cookie instead of the bearer. */
  readonly cookie?: string;
}

const HEAD = 1;
const TOKEN_AT = 2;

/** A client that follows no rule: a plain socket, with frames written by hand. */
export function rawPlayer(
  url: string,
  seat: Pick<Seat, 'processId' | 'roomId' | 'sessionId' | 'bearer'>,
  { confirms = true, reconnectionToken, cookie }: Manner = {},
) {
  const query = new URLSearchParams({
    sessionId: seat.sessionId,
    ...(reconnectionToken !== undefined && { reconnectionToken }),
  });
  const address = `${url.replace('http', 'ws')}/${seat.processId}/${seat.roomId}?${query.toString()}`;
  const socket = new WebSocket(address, {
    perMessageDeflate: true,
    headers: cookie === undefined ? bearerOf(seat) : { cookie: `sessionId=${cookie}` },
  });
  const replies = new Map<number, (isOk: boolean) => void>();
  const frames: Buffer[] = [];
  let token = '';
  // These tests expect the server to cut sockets in the middle of a write.
  socket.on('error', () => undefined);
  const closed = new Promise<number>((done) => socket.once('close', done));
  const refused = new Promise<number>((done) => {
    socket.once('unexpected-response', (_request, { statusCode }) => {
      done(statusCode ?? 0);
      socket.terminate();
    });
  });
  const joined = new Promise<boolean>((done) => {
    socket.on('message', (frame) => {
      if (!Buffer.isBuffer(frame)) return;
      frames.push(frame);
      if (frame[0] === Protocol.ROOM_RESPONSE) replies.get(frame[1] ?? 0)?.(frame[2] === 0);
      if (frame[0] !== Protocol.JOIN_ROOM) return;
      token = frame.toString('latin1', TOKEN_AT, TOKEN_AT + (frame[HEAD] ?? 0));
      if (confirms) socket.send(Buffer.from([Protocol.JOIN_ROOM]));
      done(true);
    });
    socket.once('close', () => done(false));
  });
  const request = (id: number, name: string, body?: unknown): Buffer => {
    const bytes = getMessageBytes.raw(Protocol.ROOM_REQUEST, name, body);
    return Buffer.concat([bytes.subarray(0, HEAD), Buffer.from([id]), bytes.subarray(HEAD)]);
  };
  return {
    socket,
    frames,
    /** False: turned away. */
    joined,
    /** With which status the handshake was refused. */
    refused,
    /** With which code the socket ended. */
    closed,
    token: () => token,
    request,
    /** @param id below 128, and its own for every request on the way */
    ask: (id: number, name: string, body?: unknown) =>
      new Promise<boolean>((done) => {
        replies.set(id, done);
        socket.send(request(id, name, body));
      }),
  };
}
export type RawPlayer = ReturnType<typeof rawPlayer>;
