/** The least a quiz room is: a question, answers once each, a result for each. In memory, judged by nobody. */
export interface BareOutlet {
  readonly toAll: (name: string, body: object) => void;
  readonly to: (seat: number, name: string, body: object) => void;
}
export const TEXT =
  'Which of these numbers is the sum of three hundred and forty-two and one hundred and nineteen?';
export const OPTIONS = ['461', '451', '361', '462'];
const EXPLANATION = 'Two and nine make eleven: one stays, one goes on to the tens.';
const SMALL = 12;
const COUNTS_MS = 500;

export class BareQuiz {
  readonly #outlet: BareOutlet;
  #answers = new Map<number, number>();
  #scores = new Map<number, number>();
  #question = 0;
  #isCounting = false;

  constructor(outlet: BareOutlet) {
    this.#outlet = outlet;
  }

  join(): number {
    const seat = this.#scores.size + 1;
    this.#scores.set(seat, 0);
    return seat;
  }

  go(): void {
    this.#question += 1;
    this.#answers.clear();
    const phase = { phase: 'answer', question: this.#question, of: 10, text: TEXT, options: OPTIONS };
    this.#outlet.toAll('phase', { phase });
  }

  /** @param acknowledge called before any result is sent */
  answer(seat: number, place: number, acknowledge: () => void): void {
    if (!this.#answers.has(seat)) {
      this.#answers.set(seat, place);
      if (place === 0) this.#scores.set(seat, (this.#scores.get(seat) ?? 0) + 10);
    }
    acknowledge();
    // A few people see at once who has answered; of many, twice a second how many have.
    if (this.#scores.size <= SMALL) this.#outlet.toAll('answered', { seat });
    if (!this.#isCounting) this.#countSoon();
    if (this.#answers.size === this.#scores.size) this.#reveal();
  }

  #countSoon(): void {
    this.#isCounting = true;
    setTimeout(() => {
      this.#isCounting = false;
      this.#outlet.toAll('counts', { answered: this.#answers.size, present: this.#scores.size });
    }, COUNTS_MS);
  }

  #reveal(): void {
    const phase = { phase: 'reveal', question: this.#question, right: OPTIONS[0], explanation: EXPLANATION };
    this.#outlet.toAll('phase', { phase });
    const ranked = [...this.#scores].sort(([, a], [, b]) => b - a);
    ranked.forEach(([seat, score], at) => {
      const correct = this.#answers.get(seat) === 0;
      this.#outlet.to(seat, 'me', { score, rank: at + 1, correct, points: correct ? 10 : 0 });
    });
  }
}
