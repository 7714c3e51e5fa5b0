import { gameRules, nextRivalAt, type Game, type Quiz } from '@noodlenaut/domain';

/** When the host is gone this long, the longest-present player becomes host (P4.14). */
export const HOST_AWAY_MS = 30_000;
/** When the teacher of a class is gone this long, the game ends with what was played. */
export const TEACHER_AWAY_MS = 10 * 60_000;
const awayMs = ({ settings }: Quiz): number =>
  gameRules(settings.gameType).hasProjector ? TEACHER_AWAY_MS : HOST_AWAY_MS;
/** How long after a failed write the transition is tried again. */
const AGAIN_MS = 500;

export interface TimerHooks {
  readonly now: () => number;
  readonly game: () => Game;
  /** Whether the host, who may only watch, is connected. */
  readonly isHere: (personId: string) => boolean;
  readonly clock: () => void;
  readonly hostAway: () => void;
  /** A rival of who plays alone answers now: nothing changes, but it is shown. */
  readonly rivals: () => void;
}

/**
 * The timers of a game: the end of a phase and the host's absence. Node's timers are monotonic; the times come from the database.
 */
export class GameTimers {
  readonly #hooks: TimerHooks;
  #phase: NodeJS.Timeout | null = null;
  #host: NodeJS.Timeout | null = null;
  #rival: NodeJS.Timeout | null = null;
  #hostAwaySince: number | null = null;
  /** Of whom it was told that they are away: once is enough, whatever came of it. */
  #toldOf: string | null = null;

  constructor(hooks: TimerHooks) {
    this.#hooks = hooks;
  }

  /** Sets the timers again, after every transition. */
  arm(): void {
    const { quiz } = this.#hooks.game();
    if (this.#phase) clearTimeout(this.#phase);
    this.#phase = null;
    if (quiz.phaseEndsAt !== null && quiz.pausedAt === null)
      this.#phase = setTimeout(this.#hooks.clock, Math.max(1, quiz.phaseEndsAt - this.#hooks.now()));
    this.#watchRivals();
    this.watchHost();
  }

  #watchRivals(): void {
    if (this.#rival) clearTimeout(this.#rival);
    const now = this.#hooks.now();
    const at = nextRivalAt(this.#hooks.game().quiz, now);
    if (at === null) return;
    this.#rival = setTimeout(
      () => {
        this.#hooks.rivals();
        this.#watchRivals();
      },
      Math.max(1, at - now),
    );
  }

  /** After a failed write: tries the end of the phase again soon. */
  armAgain(): void {
    if (this.#phase) clearTimeout(this.#phase);
    this.#phase = setTimeout(this.#hooks.clock, AGAIN_MS);
  }

  watchHost(): void {
    const { quiz } = this.#hooks.game();
    if (this.#host) clearTimeout(this.#host);
    this.#host = null;
    if (this.#hooks.isHere(quiz.hostId)) {
      this.#hostAwaySince = null;
      this.#toldOf = null;
    } else if (this.#toldOf !== quiz.hostId) {
      const now = this.#hooks.now();
      this.#hostAwaySince ??= now;
      if (quiz.present > 0)
        this.#host = setTimeout(
          () => {
            this.#toldOf = quiz.hostId;
            this.#hooks.hostAway();
          },
          Math.max(1, this.#hostAwaySince + awayMs(quiz) - now),
        );
    }
  }

  stop(): void {
    for (const timer of [this.#phase, this.#host, this.#rival]) if (timer) clearTimeout(timer);
  }
}
