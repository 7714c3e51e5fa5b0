import { vi } from 'vitest';
import type { Inputs, Outputs } from '../lib/api/replies.ts';

/** 'lessons.play' and every other call. */
export type CallId = {
  [Noun in keyof Outputs]: `${Noun}.${keyof Outputs[Noun] & string}`;
}[keyof Outputs];
type In<Calls, Id extends CallId> = Id extends `${infer Noun extends keyof Calls & string}.${infer Verb}`
  ? Verb extends keyof Calls[Noun]
    ? Calls[Noun][Verb]
    : never
  : never;
export type InputOf<Id extends CallId> = In<Inputs, Id>;
export type OutputOf<Id extends CallId> = In<Outputs, Id>;

export type Answer<Id extends CallId> = OutputOf<Id> | Response;
/** A function that answers, or the answer itself. */
export type Handler<Id extends CallId> =
  | Answer<Id>
  | ((input: InputOf<Id>) => Answer<Id> | Promise<Answer<Id>>);
/** By call; what is no call, as the game server's seats, by method and path. */
export type Handlers = { readonly [Id in CallId]?: Handler<Id> } & Readonly<
  Record<`${'GET' | 'POST'} /${string}`, unknown>
>;

export interface Seen {
  /** The call, or method and path of what is none. */
  readonly call: string;
  /** Where it went: what logs and histories keep. */
  readonly address: string;
  readonly input: unknown;
  readonly method: string;
  readonly headers: Headers;
  readonly credentials: RequestCredentials | undefined;
  readonly text: string | null;
}

/** An answer that is not ok, as the api sends it. */
export const refuse = (status: number, message: string, more: object = {}): Response => {
  const body = { message, code: 'internal', ...more };
  const error = { message, code: -32_603, data: { ...body, appCode: body.code } };
  return new Response(JSON.stringify({ error }), {
    status,
    headers: { 'content-type': 'application/json' },
  });
};

/** The network is gone. */
export const unreachable = (): never => {
  throw new TypeError('Failed to fetch');
};

const parsed = (text: string | null | undefined): unknown =>
  text === null || text === undefined ? undefined : JSON.parse(text);

function readRequest(address: string, init: RequestInit): Seen {
  const method = init.method ?? 'GET';
  const { pathname, searchParams } = new URL(address, 'http://here');
  const text = typeof init.body === 'string' ? init.body : null;
  const isCall = pathname.startsWith('/trpc/');
  return {
    call: isCall ? pathname.slice('/trpc/'.length) : `${method} ${address}`,
    address,
    input: parsed(method === 'GET' ? searchParams.get('input') : text),
    method,
    headers: new Headers(init.headers),
    credentials: init.credentials,
    text,
  };
}

const isFunction = (handler: unknown): handler is (input: unknown) => unknown =>
  typeof handler === 'function';

/** A small server behind the browser's fetch. What nobody named answers 404. Returns what it saw. */
export function serve(handlers: Handlers): Seen[] {
  const seen: Seen[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const request = readRequest(address, init);
    seen.push(request);
    if (!Object.hasOwn(handlers, request.call)) return refuse(404, 'Not found', { code: 'not_found' });
    const handler: unknown = Reflect.get(handlers, request.call);
    const answer: unknown = isFunction(handler) ? await handler(request.input) : handler;
    if (answer instanceof Response) return answer;
    const body = address.startsWith('/trpc/') ? { result: { data: answer } } : answer;
    return new Response(JSON.stringify(body), { status: 200 });
  });
  return seen;
}

/** What was called, in order. */
export const calls = (seen: readonly Seen[]): string[] => seen.map(({ call }) => call);

/** With what a call was made, each time. */
export const asked = <Id extends CallId>(seen: readonly Seen[], id: Id): unknown[] =>
  seen.filter(({ call }) => call === id).map(({ input }) => input);
