import type { IncomingMessage } from 'node:http';
import { ErrorCode, ServerError, createAuthContext, logger, matchMaker, type Router } from '@colyseus/core';
import {
  ERRORS,
  callSeatRequest,
  uuid,
  type ErrorBody,
  type ErrorCode as AppErrorCode,
} from '@noodlenaut/contract';
import { giveCallSeat } from '../call/give-call-seat.ts';
import { CallRoom } from '../call/call.room.ts';
import { giveSeat } from '../quiz/give-seat.ts';
import { QuizRoom } from '../quiz/quiz.room.ts';
import { SchoolRoom } from '../school-room.ts';
import { isForeign } from './is-foreign.ts';
import { readBody } from './read-body.ts';

const refuse = (code: AppErrorCode): Response => {
  const body: ErrorBody = { code, message: ERRORS[code].message };
  return Response.json(body, { status: ERRORS[code].status });
};

/** A seat in the health room, for anybody signed in. The room opens with the first person and closes with the last. */
async function healthSeat(headers: Headers): Promise<Response> {
  try {
    return Response.json(await matchMaker.joinOrCreate('health', {}, createAuthContext({ headers })));
  } catch (cause) {
    if (cause instanceof ServerError && cause.code === ErrorCode.AUTH_FAILED)
      return refuse('unauthenticated');
    throw cause;
  }
}

const QUIZ_SEATS = '/seats/quiz/';
const REMOTE = '/remote';

/** A seat in one game, for its participants, or for the host's remote control (`{id}/remote`). While the database is out of reach the answer is `busy`, and the page asks again. */
async function quizSeat(headers: Headers, path: string): Promise<Response> {
  const isRemote = path.endsWith(REMOTE);
  const roomId = isRemote ? path.slice(0, -REMOTE.length) : path;
  const { services } = QuizRoom;
  if (matchMaker.state === matchMaker.MatchMakerState.SHUTTING_DOWN) return refuse('busy');
  try {
    const visitor = await SchoolRoom.findViewer(headers);
    if (visitor === null) return refuse('unauthenticated');
    if (services === null || !uuid.safeParse(roomId).success) return refuse('not_found');
    const seat = await giveSeat(services, roomId, visitor, isRemote);
    return typeof seat === 'string' ? refuse(seat) : Response.json(seat);
  } catch (cause) {
    logger.warn({ err: cause, roomId }, 'no seat in a game');
    return refuse('busy');
  }
}

const CALL_SEATS = '/seats/call/';

/** What the page that asks for a seat calls itself; null for a body that cannot be read. */
function visitOf(body: string): string | null {
  try {
    const parsed = callSeatRequest.safeParse(JSON.parse(body));
    return parsed.success ? parsed.data.visit : null;
  } catch {
    return null;
  }
}

/** A seat in the call of one session, for its people and the child's guardians. */
async function callSeat(headers: Headers, sessionId: string, body: string): Promise<Response> {
  const { services } = CallRoom;
  if (matchMaker.state === matchMaker.MatchMakerState.SHUTTING_DOWN) return refuse('busy');
  try {
    const visitor = await SchoolRoom.findViewer(headers);
    if (visitor === null) return refuse('unauthenticated');
    if (services === null || !uuid.safeParse(sessionId).success) return refuse('not_found');
    const visit = visitOf(body);
    if (visit === null) return refuse('invalid_input');
    const seat = await giveCallSeat(services, sessionId, visitor, visit);
    return typeof seat === 'string' ? refuse(seat) : Response.json(seat);
  } catch (cause) {
    logger.warn({ err: cause, sessionId }, 'no seat in a call');
    return refuse('busy');
  }
}

interface Answerers {
  readonly router: Router;
  readonly publicOrigin: string | null;
  readonly health: () => Response;
}

/** Answers what is not a socket: health, seats, and what Colyseus still offers of its own matchmaking. */
export async function answerRequest(
  incoming: IncomingMessage,
  { router, publicOrigin, health }: Answerers,
): Promise<Response> {
  const { method = 'GET', url = '/' } = incoming;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  if (method === 'GET' && url.split('?')[0] === '/healthz') return health();
  if (isForeign(headers, publicOrigin)) return refuse('bad_origin');
  if (method === 'OPTIONS') return new Response(null, { status: 204 });
  if (method !== 'POST') return refuse('not_found');
  const body = await readBody(incoming);
  if (body === null) return refuse('too_large');
  if (url === '/seats/health') return healthSeat(headers);
  if (url.startsWith(QUIZ_SEATS)) return quizSeat(headers, url.slice(QUIZ_SEATS.length));
  if (url.startsWith(CALL_SEATS)) return callSeat(headers, url.slice(CALL_SEATS.length), body);
  if (!url.startsWith('/matchmake/')) return refuse('not_found');
  headers.delete('content-length');
  const asked = { method, headers, ...(body === '' ? {} : { body }) };
  return router.handler(new Request(new URL(url, 'http://game'), asked));
}
