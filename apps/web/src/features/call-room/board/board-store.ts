import type { CallReplies, CallRequestBody } from '@noodlenaut/contract';
import {
  addDrawing,
  cutWire,
  eraseElement,
  extendDrawing,
  hearEvents,
  hearReply,
  hearSnapshot,
  needsSnapshot,
  nextActions,
  openPage,
  pageView,
  undoOwn,
  wipeBoard,
  type PageOutcome,
  type PageWhiteboard,
  type Whiteboard,
  type WhiteboardDrawing,
  type WhiteboardEvent,
  type WhiteboardPage,
  type WhiteboardSnapshot,
} from '@noodlenaut/domain';
import { createStore } from '../../../lib/state/create-store.ts';
import { refusalOf, refusalText, refusalTextOf } from '../wire/call-refused.ts';

type Sent = CallRequestBody<'draw'>['actions'];
interface Settings extends WhiteboardPage {
  readonly send: (actions: Sent) => Promise<CallReplies['draw']>;
  /** Asks for the whole board once more. */
  readonly askBoard: () => void;
}
export interface BoardState {
  readonly page: PageWhiteboard;
  readonly view: Whiteboard;
  /** Why the last thing did not hold, for people. */
  readonly problem: string | null;
}

export const SEND_MS = 100;
const AGAIN_MS = 1000;
/** Refusals that another try changes. */
const FOR_NOW: readonly unknown[] = ['too-fast', 'not-live', 'not-stored', 'not-here'];

/** The whiteboard of this page and its way to the server: everything drawn is shown at once and sent at most ten times a second (P5.25). */
export function createBoard({ author, visit, send, askBoard }: Settings) {
  const opened = openPage({ author, visit });
  let state: BoardState = { page: opened, view: pageView(opened), problem: null };
  const store = createStore(() => state);
  let sending: ReturnType<typeof setTimeout> | undefined;
  let asking: ReturnType<typeof setTimeout> | undefined;

  const set = (page: PageWhiteboard, problem = state.problem) => {
    state = { page, view: pageView(page), problem };
    store.changed();
    if (!needsSnapshot(page) || asking !== undefined) return;
    asking = setTimeout(() => {
      asking = undefined;
      if (needsSnapshot(state.page)) askBoard();
    }, AGAIN_MS);
  };
  const sendIn = (ms: number) => {
    sending ??= setTimeout(() => void flush(), ms);
  };
  async function flush(): Promise<void> {
    sending = undefined;
    const { page, actions } = nextActions(state.page);
    const last = actions.at(-1);
    if (last === undefined) return;
    set(page);
    try {
      const reply = await send(actions.map((one) => withCopies(one)));
      const [refused] = reply.refused;
      const sentence = reply.sentences[0] ?? (refused && refusalTextOf(refused.refusal));
      set(hearReply(state.page, reply), sentence ?? state.problem);
      sendIn(SEND_MS);
    } catch (cause) {
      const refusal = refusalOf(cause);
      if (refusal === null || FOR_NOW.includes(refusal)) {
        set(cutWire(state.page));
        return sendIn(AGAIN_MS);
      }
      // It would be refused again and again.
      const { revision } = state.page.confirmed;
      set(hearReply(state.page, { heard: last.seq, revision, refused: [] }), refusalText(cause));
      sendIn(SEND_MS);
    }
  }
  const take = ({ page, refusal }: PageOutcome): boolean => {
    set(page, refusal === null ? null : refusalTextOf(refusal));
    sendIn(SEND_MS);
    return refusal === null;
  };

  return {
    author,
    useValue: store.useValue,
    read: () => state,
    add: (drawing: WhiteboardDrawing) => take(addDrawing(state.page, drawing)),
    /** False: the stroke is as long as it may be, or the board is full. */
    extend: (id: string, points: readonly number[]) => take(extendDrawing(state.page, id, points)),
    erase: (id: string) => take(eraseElement(state.page, id)),
    undo: () => take(undoOwn(state.page)),
    wipe: () => take(wipeBoard(state.page)),
    hearEvents: (events: readonly WhiteboardEvent[]) => set(hearEvents(state.page, events)),
    hearSnapshot(snapshot: WhiteboardSnapshot): void {
      set(hearSnapshot(state.page, snapshot));
      clearTimeout(sending);
      sending = undefined;
      sendIn(0);
    },
    /** The wire is gone: what is undecided goes again after the next snapshot. */
    cut: () => set(cutWire(state.page)),
    stop(): void {
      clearTimeout(sending);
      clearTimeout(asking);
    },
  };
}
export type Board = ReturnType<typeof createBoard>;

/** The wire's schema takes arrays that may be changed; ours may not. */
function withCopies({ seq, action }: ReturnType<typeof nextActions>['actions'][number]): Sent[number] {
  if (action.type === 'extend') return { seq, action: { ...action, points: [...action.points] } };
  if (action.type !== 'add') return { seq, action };
  const points = [...action.drawing.points];
  return { seq, action: { type: 'add', drawing: { ...action.drawing, points } } };
}
