import { randomUUID } from 'node:crypto';
import type { CallClaim, OpenLesson, Store } from '@noodlenaut/db';
import {
  openWhiteboard,
  savedWhiteboard,
  takeActions,
  whiteboardSnapshot,
  type NumberedAction,
  type SavedWhiteboard,
  type ServerWhiteboard,
  type WhiteboardPage,
} from '@noodlenaut/domain';

/** So much drawing a server that dies may take along. */
const KEEP_EVERY_MS = 500;
/** A board this big is written less often: every write is the whole board. */
const BIG_BYTES = 100_000;
const BIG_EVERY_MS = 3000;

interface Kept {
  readonly board: SavedWhiteboard | null;
  readonly lesson: OpenLesson | null;
}
interface Hooks {
  readonly store: Pick<Store, 'calls'>;
  /** Another server has the call by now. */
  readonly onLost: () => void;
  readonly onFailed: (cause: unknown) => void;
}

/** What all look at in a call, the whiteboard and the open lesson; written twice a second while it changes, a big board every three seconds. */
export class CallBoard {
  #server: ServerWhiteboard;
  #lesson: OpenLesson | null;
  #isDirty = false;
  #writing: Promise<void> = Promise.resolve();
  #keptAt = 0;
  readonly #timer: NodeJS.Timeout;
  readonly #claim: CallClaim;
  readonly #hooks: Hooks;

  constructor(claim: CallClaim, { board, lesson }: Kept, hooks: Hooks) {
    this.#claim = claim;
    this.#hooks = hooks;
    this.#server = openWhiteboard(board, randomUUID());
    this.#lesson = lesson;
    this.#timer = setInterval(() => {
      const isBig = this.#server.board.bytes > BIG_BYTES;
      if (!isBig || performance.now() - this.#keptAt >= BIG_EVERY_MS) void this.keep();
    }, KEEP_EVERY_MS);
  }

  get lesson(): OpenLesson | null {
    return this.#lesson;
  }

  open(lesson: OpenLesson | null): void {
    this.#lesson = lesson;
    this.#isDirty = true;
  }

  snapshot(page: WhiteboardPage) {
    return whiteboardSnapshot(this.#server, page);
  }

  take(page: WhiteboardPage, actions: readonly NumberedAction[]) {
    const { server, events, reply } = takeActions(this.#server, page, actions);
    this.#server = server;
    this.#isDirty = true;
    return { events, reply };
  }

  /** Writes what changed since the last time; one write after the other. */
  keep(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async #write(): Promise<void> {
    if (!this.#isDirty) return;
    this.#isDirty = false;
    this.#keptAt = performance.now();
    try {
      const isMine = await this.#hooks.store.calls.keepBoard(
        this.#claim,
        savedWhiteboard(this.#server),
        this.#lesson,
      );
      if (!isMine) this.#hooks.onLost();
    } catch (cause) {
      this.#isDirty = true;
      this.#hooks.onFailed(cause);
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.keep();
  }
}
