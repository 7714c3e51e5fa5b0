import { ApiError, UnreachableError } from './api-error.ts';
import { isSessionEnding, storedSessionId } from '../session/session.ts';

interface Sent {
  readonly method: string;
  readonly headers?: HeadersInit | undefined;
  readonly body?: BodyInit | null | undefined;
  /** Aborts the request; it then fails with the signal's reason. */
  readonly signal?: AbortSignal | null | undefined;
}

/** One request to our server: a bearer if there is one, cookies always. Throws ApiError or UnreachableError. */
export async function send(address: string, { method, headers, body, signal }: Sent): Promise<Response> {
  if (method === 'GET' && isSessionEnding()) throw new DOMException('The session ends', 'AbortError');
  const sent = new Headers(headers);
  // tRPC names a type on every POST, also where nothing is sent (S7.01: only with a body).
  if (body === undefined || body === null) sent.delete('content-type');
  const sessionId = storedSessionId();
  if (sessionId !== null) sent.set('authorization', `Bearer ${sessionId}`);
  let response: Response;
  try {
    response = await fetch(address, {
      method,
      headers: sent,
      credentials: 'include',
      body: body ?? null,
      signal: signal ?? null,
    });
  } catch (cause) {
    signal?.throwIfAborted();
    throw new UnreachableError(cause);
  }
  if (response.ok) return response;
  throw new ApiError(response.status, await response.text(), response.statusText);
}
