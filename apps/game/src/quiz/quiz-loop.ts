import type { RequestRefusal } from '@noodlenaut/contract';
import {
  playQuiz,
  type Change,
  type Dice,
  type Game,
  type Player,
  type Quiz,
  type QuizEvent,
  type QuizQuestion,
  type QuizRefusal,
} from '@noodlenaut/domain';
import type { Transition } from './record-quiz.ts';
import type { RoomClock } from './room-clock.ts';

/** Why an event did nothing; null when it counts and is stored. */
export type Outcome = RequestRefusal | null;

export interface LoopHooks {
  /** Writes a transition; false when this room must close. */
  readonly record: (transition: Transition) => Promise<boolean>;
  readonly draw: (players: readonly string[]) => Promise<readonly QuizQuestion[]>;
  /** Tells people of a transition that is written. */
  readonly show: (transition: Transition) => void;
  readonly lost: () => void;
  readonly failed: (cause: unknown) => void;
}

interface Waiting {
  readonly event: QuizEvent;
  /** When it arrived, by the room's clock. */
  readonly at: number;
  /** The question an answer is meant for. */
  readonly question: number | null;
  readonly done: (outcome: Outcome) => void;
}

/**
 * Plays the events of one game one after the other: decide, write, then tell. Events that come while a transition is written wait
 * and go into the next one together, so that a thousand answers are a few statements.
 */
export class QuizLoop {
  readonly clock: RoomClock;
  readonly #dice: Dice;
  readonly #hooks: LoopHooks;
  readonly #players: Map<string, Player>;
  #quiz: Quiz;
  #queue: Waiting[] = [];
  #working: Promise<void> | null = null;
  #isOver = false;

  constructor(game: Game, clock: RoomClock, dice: Dice, hooks: LoopHooks) {
    this.#quiz = game.quiz;
    this.#players = new Map(game.players);
    this.clock = clock;
    this.#dice = dice;
    this.#hooks = hooks;
  }

  get game(): Game {
    return { quiz: this.#quiz, players: this.#players };
  }

  /** @param question of an answer: index of the question it is for */
  ask(event: QuizEvent, question: number | null = null): Promise<Outcome> {
    if (this.#isOver) return Promise.resolve('unavailable');
    return new Promise((done) => {
      this.#queue.push({ event, at: this.clock.now(), question, done });
      this.#working ??= this.#work();
    });
  }

  /** Takes no new events and resolves when the running write has ended. */
  async close(): Promise<void> {
    this.#isOver = true;
    await this.#working;
  }

  async #work(): Promise<void> {
    // Waits one turn of the event loop, so that events of the same packet become one transition.
    await new Promise((next) => setImmediate(next));
    while (this.#queue.length > 0) {
      if (this.#isOver) this.#refuseAll();
      else await this.#next();
    }
    this.#working = null;
  }

  #refuseAll(): void {
    for (const { done } of this.#queue.splice(0)) done('unavailable');
  }

  async #next(): Promise<void> {
    const before: { quiz: Quiz; players: Map<string, Player | undefined> } = {
      quiz: this.#quiz,
      players: new Map(),
    };
    const taken: Waiting[] = [];
    try {
      if (this.#queue[0]?.event.type === 'start') await this.#prepare(this.#queue[0].event);
      this.#playSome(taken, before.players);
      const transition = { quizBefore: before.quiz, game: this.game, playersBefore: before.players };
      if (!(await this.#hooks.record(transition))) {
        this.#isOver = true;
        this.#refuse(taken);
        this.#hooks.lost();
        return;
      }
      this.#hooks.show(transition);
      for (const { done } of taken) done(null);
    } catch (cause) {
      // It is unknown whether the write was stored. The game stays where it was; a repeated request finds out.
      this.#quiz = before.quiz;
      for (const [id, player] of before.players) {
        if (player) this.#players.set(id, player);
        else this.#players.delete(id);
      }
      this.#refuse(taken.length > 0 ? taken : this.#queue.splice(0, 1));
      this.#hooks.failed(cause);
    }
  }

  #refuse(taken: readonly Waiting[]): void {
    for (const { done } of taken) done('unavailable');
  }

  /** Plays the waiting events up to the first that ends the phase: a turn is written and told alone. */
  #playSome(taken: Waiting[], playersBefore: Map<string, Player | undefined>): void {
    const { phaseAt } = this.#quiz;
    while (this.#quiz.phaseAt === phaseAt) {
      const next = this.#queue[0];
      if (!next || (next.event.type === 'start' && taken.length > 0)) return;
      this.#queue.shift();
      const refusal = this.#isForAnother(next);
      const move = refusal === null ? playQuiz(this.game, next.event, next.at, this.#dice) : null;
      if (!move?.ok) {
        next.done(refusal ?? move?.refusal ?? 'wrong-phase');
        continue;
      }
      taken.push(next);
      this.#settle(move.change, playersBefore);
      if (next.event.type === 'start') return;
    }
  }

  #isForAnother({ question }: Waiting): QuizRefusal | null {
    if (question === null || question === this.#quiz.question) return null;
    return question < this.#quiz.question ? 'too-late' : 'wrong-phase';
  }

  #settle({ quiz, players }: Change, playersBefore: Map<string, Player | undefined>): void {
    this.#quiz = quiz;
    for (const player of players) {
      if (!playersBefore.has(player.id)) playersBefore.set(player.id, this.#players.get(player.id));
      this.#players.set(player.id, player);
    }
  }

  /** Draws questions only when the start will succeed. */
  async #prepare(start: QuizEvent): Promise<void> {
    if (!playQuiz(this.game, start, this.clock.now(), this.#dice).ok) return;
    const players = [...this.#players.values()].filter(({ presence }) => presence !== 'removed');
    const questions = await this.#hooks.draw(players.map(({ id }) => id));
    const { settings } = this.#quiz;
    const questionCount = Math.min(settings.questionCount, questions.length);
    if (questionCount === 0) throw new Error('there are no questions for this game');
    this.#quiz = { ...this.#quiz, questions, settings: { ...settings, questionCount } };
  }
}
