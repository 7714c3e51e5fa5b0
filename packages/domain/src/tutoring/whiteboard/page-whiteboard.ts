import type {
  NumberedAction,
  WhiteboardEvent,
  WhiteboardPage,
  WhiteboardReply,
  WhiteboardSnapshot,
} from './server-whiteboard.ts';
import { drawAll, EMPTY_WHITEBOARD, whiteboardOf, type Whiteboard } from './whiteboard.ts';

/**
 * The board of one page. What the server confirmed and what waits for it are kept apart: a page that draws on its only copy goes wrong
 * as soon as a wipe crosses a stroke. Messages of an older wire must not reach it.
 */
export interface PageWhiteboard extends WhiteboardPage {
  readonly epoch: string;
  readonly confirmed: Whiteboard;
  /** In order of their numbers. */
  readonly pending: readonly NumberedAction[];
  readonly nextSeq: number;
  /** The highest number that was ever sent. Only what is above it may still be changed. */
  readonly sent: number;
  /** Something is on its way: nothing else leaves until it is decided. */
  readonly isWaiting: boolean;
  /** Events that came before the one in front of them. */
  readonly early: ReadonlyMap<number, WhiteboardEvent>;
  /** The newest revision that this page has heard of. */
  readonly latest: number;
}

const MOST_EARLY = 500;
/** A message stays below a socket frame of 16 KiB. */
const MOST_ACTIONS_AT_ONCE = 40;
const MOST_BYTES_AT_ONCE = 8000;

/** The board of a page that has heard nothing yet. */
export const openPage = ({ author, visit }: WhiteboardPage): PageWhiteboard => ({
  author,
  visit,
  epoch: '',
  confirmed: EMPTY_WHITEBOARD,
  pending: [],
  nextSeq: 1,
  sent: 0,
  isWaiting: false,
  early: new Map(),
  latest: 0,
});

/** What the page shows: the confirmed board with the page's own pending actions on top. */
export const pageView = ({ confirmed, pending, author }: PageWhiteboard): Whiteboard =>
  drawAll(
    confirmed,
    pending.map(({ action }) => ({ action, author })),
  ).board;

/** Whether the page missed something and has to ask for a snapshot. */
export const needsSnapshot = ({ latest, confirmed }: PageWhiteboard): boolean => latest > confirmed.revision;

/** What is to be sent now: at most one group is on its way. Empty: nothing, or not yet. */
export function nextActions(page: PageWhiteboard): {
  readonly page: PageWhiteboard;
  readonly actions: readonly NumberedAction[];
} {
  if (page.isWaiting || page.pending.length === 0) return { page, actions: [] };
  const actions: NumberedAction[] = [];
  let bytes = 0;
  for (const one of page.pending.slice(0, MOST_ACTIONS_AT_ONCE)) {
    bytes += JSON.stringify(one).length;
    if (actions.length > 0 && bytes > MOST_BYTES_AT_ONCE) break;
    actions.push(one);
  }
  const sent = Math.max(page.sent, actions.at(-1)?.seq ?? 0);
  return { page: { ...page, sent, isWaiting: true }, actions };
}

/** The wire is gone, or no reply came in time: what is undecided is sent again. The server does nothing twice. */
export const cutWire = (page: PageWhiteboard): PageWhiteboard => ({ ...page, isWaiting: false });

/** Events of the server, in any order and any number of times. */
export function hearEvents(page: PageWhiteboard, events: readonly WhiteboardEvent[]): PageWhiteboard {
  const isFull = page.early.size + events.length > MOST_EARLY;
  const early = new Map(isFull ? [] : page.early);
  for (const event of events) early.set(event.revision, event);
  const latest = Math.max(page.latest, ...events.map(({ revision }) => revision));
  return advance({ ...page, early, latest });
}

/** The reply to what this page sent last. */
export const hearReply = (page: PageWhiteboard, { heard, revision }: WhiteboardReply): PageWhiteboard =>
  decided({ ...page, latest: Math.max(page.latest, revision) }, ({ seq }) => seq <= heard);

/** The server's revision, told from time to time: shows that the last event was lost. */
export const hearRevision = (page: PageWhiteboard, revision: number): PageWhiteboard => ({
  ...page,
  latest: Math.max(page.latest, revision),
});

/** The whole board. One that is older than what the page knows changes nothing, unless the server began a new life. */
export function hearSnapshot(page: PageWhiteboard, snapshot: WhiteboardSnapshot): PageWhiteboard {
  const { epoch, revision, heard, elements } = snapshot;
  const known = decided(page, ({ seq }) => seq <= heard);
  const confirmed = whiteboardOf(revision, elements);
  if (epoch === page.epoch)
    return revision < page.confirmed.revision
      ? known
      : advance({ ...known, confirmed, latest: Math.max(page.latest, revision) });
  // A wipe says which revision it saw, in the count of the other life.
  const valid = decided(known, ({ action }) => page.epoch !== '' && action.type === 'wipe');
  return { ...valid, epoch, confirmed, latest: revision, early: new Map() };
}

/** Takes the early events whose turn it is. The page's own stay pending until the reply: they hold only once. */
function advance(page: PageWhiteboard): PageWhiteboard {
  const turn: WhiteboardEvent[] = [];
  let next = page.early.get(page.confirmed.revision + 1);
  while (next) {
    turn.push(next);
    next = page.early.get(next.revision + 1);
  }
  // The server has looked at the rights of each.
  const { board: confirmed } = drawAll(
    page.confirmed,
    turn.map(({ action, by }) => ({ action, author: { id: by, role: 'tutor' } })),
  );
  const early = new Map([...page.early].filter(([revision]) => revision > confirmed.revision));
  return { ...page, confirmed, early };
}

/** Without the pending actions on which the server has decided. */
function decided(page: PageWhiteboard, isDecided: (action: NumberedAction) => boolean): PageWhiteboard {
  const pending = page.pending.filter((one) => !isDecided(one));
  const isWaiting = page.isWaiting && pending.some(({ seq }) => seq <= page.sent);
  return { ...page, pending, isWaiting };
}
