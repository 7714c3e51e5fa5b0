import { vi } from 'vitest';

export interface Seen {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly credentials: RequestCredentials | undefined;
  readonly text: string | null;
  readonly body: unknown;
}
type Handler = (request: Seen) => unknown;
/** A function that answers, or the answer itself. */
export type Handlers = Readonly<Record<string, unknown>>;

const isHandler = (handler: unknown): handler is Handler => typeof handler === 'function';

/** An answer that is not ok, as the api sends it. */
export const refuse = (status: number, message: string, more: object = {}): Response =>
  new Response(JSON.stringify({ message, code: 'internal', ...more }), {
    status,
    headers: { 'content-type': 'application/json' },
  });

/** The network is gone. */
export const unreachable = (): never => {
  throw new TypeError('Failed to fetch');
};

/** A small server at the edge: `'GET /api/user'` to its answer. What nobody named answers 404. Returns what it saw. */
export function serve(handlers: Handlers): Seen[] {
  const seen: Seen[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    const text = typeof init.body === 'string' ? init.body : null;
    const request: Seen = {
      method,
      path: address,
      headers: new Headers(init.headers),
      credentials: init.credentials,
      text,
      body: text === null ? undefined : JSON.parse(text),
    };
    seen.push(request);
    const key = `${method} ${address}`;
    if (!(key in handlers)) return refuse(404, 'Not found', { code: 'not_found' });
    const handler = handlers[key];
    const answer: unknown = isHandler(handler) ? await handler(request) : handler;
    return answer instanceof Response ? answer : new Response(JSON.stringify(answer), { status: 200 });
  });
  return seen;
}

export const calls = (seen: readonly Seen[]): string[] => seen.map(({ method, path }) => `${method} ${path}`);
