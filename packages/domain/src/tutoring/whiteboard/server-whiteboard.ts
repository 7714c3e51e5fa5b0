import type { WhiteboardElement } from './drawing.ts';
import {
  drawAll,
  whiteboardOf,
  type Whiteboard,
  type WhiteboardAction,
  type WhiteboardAuthor,
  type WhiteboardRefusal,
} from './whiteboard.ts';

/** The board of the server, which puts all actions into one order (P5.25). */
export interface ServerWhiteboard {
  /** Names this life of the board. Revisions of another life mean nothing in this one. */
  readonly epoch: string;
  readonly board: Whiteboard;
  /** The last number heard from each page, the page heard longest ago first. */
  readonly heard: ReadonlyMap<string, number>;
}
/** An action with its page's own number: 1, 2, 3 and so on. An action that comes again is not done again. */
export interface NumberedAction {
  readonly seq: number;
  readonly action: WhiteboardAction;
}
/** One opened page of a person: `visit` is made by the page and survives a cut wire, not a reload. */
export interface WhiteboardPage {
  readonly author: WhiteboardAuthor;
  readonly visit: string;
}
/** An action that holds, for all pages, also the one that sent it. */
export interface WhiteboardEvent {
  readonly revision: number;
  readonly by: string;
  readonly action: WhiteboardAction;
}
/** For the page that sent: everything up to number `heard` is decided, the board is at `revision`. */
export interface WhiteboardReply {
  readonly heard: number;
  readonly revision: number;
  readonly refused: readonly { readonly seq: number; readonly refusal: WhiteboardRefusal }[];
}
/** The whole board, for a page that comes in or missed something. */
export interface WhiteboardSnapshot {
  readonly epoch: string;
  readonly revision: number;
  readonly heard: number;
  readonly elements: readonly WhiteboardElement[];
}
/** What is stored between two lives, at most 1.3 MB of JSON. */
export interface SavedWhiteboard {
  readonly revision: number;
  readonly elements: readonly WhiteboardElement[];
  readonly heard: readonly (readonly [page: string, seq: number])[];
}

/** More pages than people ever open for a session. A forgotten one can draw nothing twice: its elements are known. */
const MOST_PAGES = 32;
/** By person too: nobody can speak for the page of somebody else. */
const keyOf = ({ author, visit }: WhiteboardPage): string => `${author.id} ${visit}`;

/** The board at the start of a server's life; `epoch` is new each time. */
export const openWhiteboard = (saved: SavedWhiteboard | null, epoch: string): ServerWhiteboard => ({
  epoch,
  board: whiteboardOf(saved?.revision ?? 0, saved?.elements ?? []),
  heard: new Map(saved?.heard),
});

/** The board as it is stored. */
export const savedWhiteboard = ({ board, heard }: ServerWhiteboard): SavedWhiteboard => ({
  revision: board.revision,
  elements: [...board.elements.values()],
  heard: [...heard],
});

/** The board as a page gets it when it comes in. */
export const whiteboardSnapshot = (
  { epoch, board, heard }: ServerWhiteboard,
  page: WhiteboardPage,
): WhiteboardSnapshot => ({
  epoch,
  revision: board.revision,
  heard: heard.get(keyOf(page)) ?? 0,
  elements: [...board.elements.values()],
});

/** Takes a page's actions in their order. The events go to all pages, then the reply to this one. */
export function takeActions(
  server: ServerWhiteboard,
  page: WhiteboardPage,
  sent: readonly NumberedAction[],
): {
  readonly server: ServerWhiteboard;
  readonly events: readonly WhiteboardEvent[];
  readonly reply: WhiteboardReply;
} {
  const { author } = page;
  let last = server.heard.get(keyOf(page)) ?? 0;
  const fresh = sent.filter(({ seq }) => {
    const isFresh = seq > last;
    if (isFresh) last = seq;
    return isFresh;
  });
  const { board, refusals } = drawAll(
    server.board,
    fresh.map(({ action }) => ({ action, author })),
  );
  let { revision } = server.board;
  const events: WhiteboardEvent[] = [];
  const refused: WhiteboardReply['refused'][number][] = [];
  for (const [at, { seq, action }] of fresh.entries()) {
    const refusal = refusals[at] ?? null;
    if (refusal !== null) refused.push({ seq, refusal });
    else events.push({ revision: (revision += 1), by: author.id, action });
  }
  const heard = remembered(server.heard, keyOf(page), last);
  return { server: { ...server, board, heard }, events, reply: { heard: last, revision, refused } };
}

function remembered(heard: ServerWhiteboard['heard'], key: string, seq: number): ReadonlyMap<string, number> {
  const others = [...heard].filter(([one]) => one !== key);
  return new Map([...others.slice(1 - MOST_PAGES), [key, seq]]);
}
