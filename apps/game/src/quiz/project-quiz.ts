import type { Client } from '@colyseus/core';
import type { QuizMessage, QuizMessages } from '@noodlenaut/contract';
import {
  answeredBy,
  awardsOf,
  boardView,
  gameRules,
  gameView,
  myView,
  phaseView,
  placesOf,
  revealView,
  seatView,
  withRivals,
  withRobots,
  type Game,
  type MyView,
  type Phase,
  type Player,
  type Quiz,
  type QuizPlace,
  type SubjectId,
} from '@noodlenaut/domain';
import type { Transition } from './record-quiz.ts';

/** Up to this many seats, everybody is sent every single player; in larger rooms only the projector is (decision 0028). */
const SMALL = 12;
/** Phases that change something that only one player sees. */
const TELLS_EACH: readonly Phase[] = ['lobby', 'countdown', 'read', 'reveal', 'podium'];
const EVERY_MS = 500;

/** Sends messages: to everybody at once, which encodes them once, or to one person. */
export interface Outlet {
  toAll<Name extends QuizMessage>(name: Name, message: QuizMessages[Name]): void;
  /** Does nothing when this person is not connected. */
  to<Name extends QuizMessage>(personId: string, name: Name, message: QuizMessages[Name]): void;
}

const isOther = (before: Quiz, { quiz }: Game): boolean =>
  before.phase !== quiz.phase ||
  before.question !== quiz.question ||
  before.pausedAt !== quiz.pausedAt ||
  before.phaseEndsAt !== quiz.phaseEndsAt ||
  before.isLocked !== quiz.isLocked ||
  before.boosts !== quiz.boosts ||
  before.hostId !== quiz.hostId;

function seatsOf(game: Game, now: number) {
  const { quiz, players } = withRivals(game, now);
  return [...players.values()].map((player) => seatView(quiz, player));
}

const isSmall = ({ settings }: Quiz): boolean => settings.seats <= SMALL;
const hasProjector = ({ settings }: Quiz): boolean => gameRules(settings.gameType).hasProjector;

/** What never changes of a game, and is told in a hello. */
interface AboutGame {
  readonly code: string;
  readonly subject: SubjectId;
  readonly classQuiz: NonNullable<QuizMessages['hello']['classQuiz']> | null;
}

/** Turns a game into messages. Nothing else writes to clients. */
export class QuizProjector {
  readonly #outlet: Outlet;
  readonly #about: AboutGame;
  readonly #read: () => { readonly game: Game; readonly now: number };
  #timer: NodeJS.Timeout | null = null;
  #toldAt = -EVERY_MS;

  constructor(
    outlet: Outlet,
    { code, subject, classQuiz }: AboutGame,
    read: () => { readonly game: Game; readonly now: number },
  ) {
    this.#outlet = outlet;
    this.#about = { code, subject, classQuiz };
    this.#read = read;
  }

  /** Everything a person may see, when they arrive (P4.38), on the connection that arrives. */
  hello(personId: string, to: Pick<Client, 'send'>): void {
    const { game, now } = this.#read();
    const { quiz } = game;
    const player = game.players.get(personId);
    const isHost = quiz.hostId === personId;
    const told: QuizMessages['hello'] = {
      code: this.#about.code,
      subject: this.#about.subject,
      game: gameView(quiz),
      phase: phaseView(withRobots(game, now), now),
      reveal: revealView(quiz),
      me: player ? this.#mine(game, player, this.#places()) : null,
      isHost,
      ...(isHost && hasProjector(quiz) ? { board: boardView(game), classQuiz: this.#about.classQuiz } : {}),
      seats: isSmall(quiz) || (isHost && hasProjector(quiz)) ? seatsOf(game, now) : [],
    };
    to.send('hello', told);
  }

  /** Tells everybody what a stored transition changes for them. */
  show({ quizBefore, playersBefore }: Transition): void {
    const { game, now } = this.#read();
    const { quiz } = game;
    if (isOther(quizBefore, game)) {
      const told = { phase: phaseView(withRobots(game, now), now), reveal: revealView(quiz) };
      this.#outlet.toAll('phase', told);
      if (hasProjector(quiz)) this.#outlet.to(quiz.hostId, 'phase', { ...told, board: boardView(game) });
      // After a pause each page begins anew: it is told the answer it had given.
      const goesOn = quizBefore.pausedAt !== null && quiz.pausedAt === null;
      const isNew = quizBefore.phase !== quiz.phase && TELLS_EACH.includes(quiz.phase);
      // A hint changes the answers of a crew.
      const isHinted = quizBefore.boosts !== quiz.boosts;
      if (isNew || goesOn || isHinted) this.#tellEach(game);
      else if (quizBefore.hostId !== quiz.hostId) this.#tellHosts(game, quizBefore.hostId);
    }
    // At a reveal everybody's visible score and count change, although nobody acted.
    const isTold = quizBefore.phase !== quiz.phase && quiz.phase === 'reveal';
    if (playersBefore.size === 0 && !isTold) return;
    // In a small room each answer shows at once. In a large one twice a second is enough.
    if (isSmall(quiz)) {
      this.tellSeats();
      this.#tellCounts(game);
    } else this.#soon();
  }

  /** An emoji goes to everybody in a small room, and to the projector of a large one. */
  emoji(seat: number, emoji: QuizMessages['emoji']['emoji']): void {
    const { quiz } = this.#read().game;
    if (isSmall(quiz)) this.#outlet.toAll('emoji', { seat, emoji });
    else this.#outlet.to(quiz.hostId, 'emoji', { seat, emoji });
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
  }

  #places(): ReadonlyMap<string, QuizPlace> {
    const { game, now } = this.#read();
    return placesOf(withRobots(game, now));
  }

  #mine(game: Game, player: Player, places: ReadonlyMap<string, QuizPlace>): MyView {
    const award = game.quiz.phase === 'podium' ? (awardsOf(game).get(player.id) ?? null) : null;
    return { ...myView(game, player, places), award };
  }

  #tellEach(game: Game): void {
    const places = this.#places();
    const given = game.quiz.phase === 'podium' ? awardsOf(game) : null;
    for (const player of game.players.values()) {
      if (player.presence !== 'here') continue;
      const me = { ...myView(game, player, places), award: given?.get(player.id) ?? null };
      this.#outlet.to(player.id, 'me', me);
    }
  }

  #tellHosts(game: Game, formerHostId: string): void {
    for (const id of [formerHostId, game.quiz.hostId]) {
      const player = game.players.get(id);
      if (player) this.#outlet.to(id, 'me', this.#mine(game, player, this.#places()));
    }
  }

  #tellCounts({ quiz }: Game): void {
    const { present, ready } = quiz;
    this.#outlet.toAll('counts', { present, answered: answeredBy(quiz), ready });
  }

  /** Also when a rival of who plays alone has answered, which changes nothing else. */
  tellSeats(): void {
    const { game, now } = this.#read();
    if (!isSmall(game.quiz) && !hasProjector(game.quiz)) return;
    const seats = seatsOf(game, now);
    if (isSmall(game.quiz)) this.#outlet.toAll('seats', seats);
    else this.#outlet.to(game.quiz.hostId, 'seats', seats);
  }

  #soon(): void {
    this.#timer ??= setTimeout(
      () => {
        this.#timer = null;
        this.#toldAt = performance.now();
        const { game } = this.#read();
        this.#tellCounts(game);
        this.tellSeats();
      },
      Math.max(0, this.#toldAt + EVERY_MS - performance.now()),
    );
  }
}
