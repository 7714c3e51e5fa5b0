/** A dropped player's seat is held for so long (P4.36). */
export const HELD_S = 60;
/** After a crash, who has not come back in this time counts as dropped. */
export const BACK_MS = 8000;
/** After a cut wire, so long a question waits for them: an api that is restarted needs four to eight seconds. */
const CUT_OFF_MS = 10_000;

/**
 * Players whose wire broke in the middle of a game. When the api restarts or a school loses its net, all of them break within
 * an instant: without this the answers of some would end the question for the others (decision 0049).
 */
export class CutOff {
  readonly #waiting = new Map<string, NodeJS.Timeout>();
  readonly #drop: (personId: string) => void;

  /** @param drop says that this one did not come back in time */
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
