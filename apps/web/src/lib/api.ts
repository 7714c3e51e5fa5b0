import { FIRST_CALLS } from '@noodlenaut/contract';
import type { ProcedureId } from '@noodlenaut/domain';
import { ApiError, UnreachableError } from './api-error.ts';
import { isSessionEnding, storedSessionId } from './session.ts';
import type { InputOf, Replies } from './wire.ts';

/**
 * Sends one request the way SPEC 7 describes: JSON with a content-type only with a body, bearer if any, cookies always.
 * @param signal breaks it off; it then fails with the signal's reason
 */
export async function send(
  method: string,
  address: string,
  body?: object,
  signal?: AbortSignal,
): Promise<Response> {
  if (method === 'GET' && isSessionEnding()) throw new DOMException('The session ends', 'AbortError');
  const headers = new Headers();
  const sessionId = storedSessionId();
  if (sessionId !== null) headers.set('authorization', `Bearer ${sessionId}`);
  if (body !== undefined) headers.set('content-type', 'application/json');
  let response: Response;
  try {
    response = await fetch(address, {
      method,
      headers,
      credentials: 'include',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  } catch (cause) {
    signal?.throwIfAborted();
    throw new UnreachableError(cause);
  }
  if (response.ok) return response;
  throw new ApiError(response.status, await response.text(), response.statusText);
}

type Fields = Record<string, unknown>;

/** Method, address and body of a call: path parameters first, then the query string of a read or the body of a write. */
export function requestTo(route: string, input: Fields) {
  const [method = 'GET', template = ''] = route.split(' ');
  const rest = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const path = template.replace(/\{(\w+)\}/g, (_hole, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  const hasFields = Object.keys(rest).length > 0;
  if (method === 'POST' || method === 'PATCH') {
    return { method, address: path, ...(hasFields ? { body: rest } : {}) };
  }
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]));
  return { method, address: hasFields ? `${path}?${query.toString()}` : path };
}

/** Calls whose routes are in the first code a browser loads; the others go through lib/grown-up-api. */
export type FirstCall = keyof typeof FIRST_CALLS;
export const requestOf = (id: FirstCall, input: Fields) => requestTo(FIRST_CALLS[id], input);

export type Arguments<P extends ProcedureId> =
  Record<never, never> extends InputOf<P> ? [input?: InputOf<P>] : [input: InputOf<P>];

/** Sends a call to its route and reads the reply. Throws ApiError or UnreachableError. */
export async function callTo<P extends ProcedureId>(route: string, input: object = {}): Promise<Replies[P]> {
  const { method, address, body } = requestTo(route, { ...input });
  const response = await send(method, address, body);
  const reply: Replies[P] = await response.json();
  return reply;
}

/** The one bridge to the api. Throws ApiError or UnreachableError. */
export const call = <P extends FirstCall>(id: P, ...[input]: Arguments<P>): Promise<Replies[P]> =>
  callTo<P>(FIRST_CALLS[id], input);
