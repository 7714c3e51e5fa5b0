import {
  arePoints,
  isByHand,
  isSoundDrawing,
  jsonBytes,
  WHITEBOARD_LIMITS,
  type WhiteboardDrawing,
  type WhiteboardElement,
} from './drawing.ts';

/** The same on the server and on each page: elements in the order in which they are painted. */
export interface Whiteboard {
  /** Rises by one with each action that holds. */
  readonly revision: number;
  readonly elements: ReadonlyMap<string, WhiteboardElement>;
  /** Of the elements as stored. */
  readonly bytes: number;
}
export const EMPTY_WHITEBOARD: Whiteboard = { revision: 0, elements: new Map(), bytes: 0 };

export type WhiteboardAction =
  | { readonly type: 'add'; readonly drawing: WhiteboardDrawing }
  /** More points of a stroke by hand; `at` is how many numbers it has before. */
  | { readonly type: 'extend'; readonly id: string; readonly at: number; readonly points: readonly number[] }
  | { readonly type: 'erase'; readonly id: string }
  /** Removes what the tutor saw, revision `seen` and older, and their own. What others drew since then stays. */
  | { readonly type: 'wipe'; readonly seen: number };

export interface WhiteboardAuthor {
  readonly id: string;
  readonly role: 'student' | 'guardian' | 'tutor';
}
export interface AuthoredAction {
  readonly action: WhiteboardAction;
  readonly author: WhiteboardAuthor;
}
/** `unsound`: outside the limits of a drawing. `wrong-place`: more points, but not after the last one. */
export type WhiteboardRefusal =
  | 'unsound'
  | 'board-full'
  | 'not-yours'
  | 'known-element'
  | 'unknown-element'
  | 'wrong-place';

interface Draft {
  revision: number;
  readonly elements: Map<string, WhiteboardElement>;
  bytes: number;
}

/** Room for what is stored around the elements. */
const ENVELOPE_BYTES = 8192;
const MOST_ELEMENT_BYTES = WHITEBOARD_LIMITS.bytes - ENVELOPE_BYTES;
/** With the comma behind it. */
const bytesOf = (element: WhiteboardElement): number => jsonBytes(element) + 1;

/** A board with these elements, for example stored ones. */
export const whiteboardOf = (revision: number, elements: readonly WhiteboardElement[]): Whiteboard => ({
  revision,
  elements: new Map(elements.map((one) => [one.id, one])),
  bytes: elements.reduce((sum, one) => sum + bytesOf(one), 0),
});

/** The board after actions in this order, and for each why it did not hold, or null (P5.25). */
export function drawAll(
  board: Whiteboard,
  actions: readonly AuthoredAction[],
): { readonly board: Whiteboard; readonly refusals: readonly (WhiteboardRefusal | null)[] } {
  const draft: Draft = { ...board, elements: new Map(board.elements) };
  const refusals = actions.map(({ action, author }) => {
    const refusal = draw(draft, action, author);
    if (refusal === null) draft.revision += 1;
    return refusal;
  });
  return { board: draft, refusals };
}

function draw(draft: Draft, action: WhiteboardAction, author: WhiteboardAuthor): WhiteboardRefusal | null {
  if (action.type === 'add') return add(draft, action.drawing, author);
  if (action.type === 'wipe') return wipe(draft, action.seen, author);
  const element = draft.elements.get(action.id);
  if (!element) return 'unknown-element';
  if (action.type === 'extend') return extend(draft, element, { ...action, author });
  if (element.by !== author.id && author.role !== 'tutor') return 'not-yours';
  remove(draft, element);
  return null;
}

function add(
  draft: Draft,
  drawing: WhiteboardDrawing,
  { id: by }: WhiteboardAuthor,
): WhiteboardRefusal | null {
  if (!isSoundDrawing(drawing)) return 'unsound';
  if (draft.elements.has(drawing.id)) return 'known-element';
  const element = { ...drawing, by, revision: draft.revision + 1 };
  const bytes = draft.bytes + bytesOf(element);
  if (draft.elements.size >= WHITEBOARD_LIMITS.elements || bytes > MOST_ELEMENT_BYTES) return 'board-full';
  draft.elements.set(drawing.id, element);
  draft.bytes = bytes;
  return null;
}

interface More {
  readonly at: number;
  readonly points: readonly number[];
  readonly author: WhiteboardAuthor;
}

function extend(
  draft: Draft,
  element: WhiteboardElement,
  { at, points, author }: More,
): WhiteboardRefusal | null {
  if (element.by !== author.id) return 'not-yours';
  const isSound = isByHand(element) && arePoints(points, WHITEBOARD_LIMITS.pointsAtOnce);
  if (!isSound || at + points.length > WHITEBOARD_LIMITS.points * 2) return 'unsound';
  if (at !== element.points.length) return 'wrong-place';
  // `[3,4]` is written as `,3,4`: a byte less.
  const bytes = draft.bytes + jsonBytes(points) - 1;
  if (bytes > MOST_ELEMENT_BYTES) return 'board-full';
  draft.elements.set(element.id, { ...element, points: [...element.points, ...points] });
  draft.bytes = bytes;
  return null;
}

function wipe(draft: Draft, seen: number, { id, role }: WhiteboardAuthor): WhiteboardRefusal | null {
  if (role !== 'tutor') return 'not-yours';
  for (const element of draft.elements.values())
    if (element.revision <= seen || element.by === id) remove(draft, element);
  return null;
}

function remove(draft: Draft, element: WhiteboardElement): void {
  draft.elements.delete(element.id);
  draft.bytes -= bytesOf(element);
}
