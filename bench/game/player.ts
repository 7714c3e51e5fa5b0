import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { z } from 'zod';
import type { Frame, Frames } from './frames.ts';
import type { RoomPlan } from './orders.ts';

/** What the players of one room in one process notice together. */
export interface RoomLog {
  readonly plan: RoomPlan;
  firstAskedAt: number;
  lastAskedAt: number;
  lastAnswerAt: number;
  lastResultAt: number;
}
/** What all players of a process notice. */
export interface Log {
  spanMs: number;
  bytes: number;
  ackMs: number[];
  failures: string[];
}

const told = z.object({ phase: z.object({ phase: z.string(), question: z.number().nullable() }) });
const OPTIONS = 4;

/** The machine's clock, finer than a millisecond and the same in every process. */
export const now = (): number => performance.timeOrigin + performance.now();

/** One load client: joins, answers once a question, notices when what comes. */
export class Player {
  readonly #socket: WebSocket;
  readonly #frames: Frames;
  readonly #room: RoomLog;
  readonly #log: Log;
  readonly #isHost: boolean;
  readonly #replies = new Map<number, (isOk: boolean) => void>();
  #nextId = 1;
  #skipped = 0;
  phase = 'lobby';
  question = 0;
  /** The question of which the result is known. */
  result = 0;
  readonly joined: Promise<void>;

  constructor(url: string, token: string, frames: Frames, room: RoomLog, log: Log, isHost: boolean) {
    this.#frames = frames;
    this.#room = room;
    this.#log = log;
    this.#isHost = isHost;
    this.#socket = new WebSocket(url, {
      perMessageDeflate: false,
      skipUTF8Validation: true,
      headers: { cookie: `sessionId=${token}` },
    });
    this.joined = new Promise((done, failed) => {
      this.#socket.on('message', (data) => {
        if (!Buffer.isBuffer(data)) return;
        const frame = frames.decode(data);
        if (frame.kind === 'joined') {
          if (frames.ack) this.#socket.send(frames.ack);
          done();
        } else if (frame.kind === 'error') failed(new Error(frame.what));
        else this.#receive(frame, data.length);
      });
      this.#socket.once('error', failed);
      this.#socket.once('close', (code) => {
        failed(new Error(`closed with ${code}`));
        log.failures.push(`a socket closed with ${code}`);
      });
    });
  }

  /** What a host presses on. */
  seen() {
    return { phase: this.phase, question: this.question };
  }

  ask(name: string, body?: object): Promise<boolean> {
    const id = this.#nextId;
    this.#nextId = (this.#nextId + 1) % 0x80;
    this.#socket.send(this.#frames.request(id, name, body));
    return new Promise((done) => this.#replies.set(id, done));
  }

  #receive(frame: Exclude<Frame, { kind: 'joined' | 'error' }>, length: number): void {
    // The head of a WebSocket frame: 2 bytes, 4 from 126 bytes on, 10 from 64 KiB on.
    if (!this.#isHost) this.#log.bytes += length + (length < 126 ? 2 : length < 65_536 ? 4 : 10);
    if (frame.kind === 'reply') {
      this.#replies.get(frame.id)?.(frame.isOk);
      this.#replies.delete(frame.id);
    } else if (frame.name === 'phase') this.#turn(told.parse(frame.body()).phase);
    else if (frame.name === 'me' && this.phase === 'reveal' && this.result !== this.question) {
      this.result = this.question;
      this.#room.lastResultAt = now();
    }
  }

  #turn({ phase, question }: z.infer<typeof told>['phase']): void {
    this.phase = phase;
    if (question !== null && question !== this.question) {
      this.question = question;
      if (!this.#isHost) {
        this.#room.lastAskedAt = now();
        if (this.#room.firstAskedAt === 0) this.#room.firstAskedAt = this.#room.lastAskedAt;
      }
    }
    if (phase === 'answer' && !this.#isHost) void this.#answer(this.question);
    // A class need not wait for the time to read. A host is told of a phase twice: as all do, and with the board.
    if (phase === 'read' && this.#isHost && this.#skipped !== this.question) {
      this.#skipped = this.question;
      void this.ask('skip', this.seen());
    }
  }

  async #answer(question: number): Promise<void> {
    await sleep(Math.random() * this.#log.spanMs);
    const at = now();
    this.#room.lastAnswerAt = Math.max(this.#room.lastAnswerAt, at);
    const isOk = await this.ask('answer', { question, place: Math.floor(Math.random() * OPTIONS) });
    this.#log.ackMs.push(now() - at);
    if (!isOk) this.#log.failures.push('an answer was refused');
  }
}
