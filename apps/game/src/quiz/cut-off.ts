/** How long the seat of a dropped player is held (P4.36). */
export const HELD_S = 60;
/** Who is not back this long after a crash counts as dropped. */
export const BACK_MS = 8000;
/** How long a question waits for players whose connection broke: a restart of the api takes four to eight seconds. */
const CUT_OFF_MS = 10_000;

/**
 * Players whose connection broke in the middle of a game. When the api restarts or a school loses its network, all connections
 * break at once. Without this wait the answers of some would end the question for the others (decision 0049).
 */
export class CutOff {
  readonly #waiting = new Map<string, NodeJS.Timeout>();
  readonly #drop: (personId: string) => void;

  /** @param drop called for a player who did not come back in time */
  constructor(drop: (personId: string) => void) {
    this.#drop = drop;
  }

  add(personId: string): void {
    this.back(personId);
    const late = () => {
      this.#waiting.delete(personId);
      this.#drop(personId);
    };
    this.#waiting.set(personId, setTimeout(late, CUT_OFF_MS));
  }

  has = (personId: string): boolean => this.#waiting.has(personId);

  back(personId: string): void {
    clearTimeout(this.#waiting.get(personId));
    this.#waiting.delete(personId);
  }

  stop(): void {
    for (const timer of this.#waiting.values()) clearTimeout(timer);
  }
}
