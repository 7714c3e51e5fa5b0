import { randomInt } from 'node:crypto';
import { ClientState, CloseCode, ErrorCode, ServerError, logger, type Client } from '@colyseus/core';
import { uuid, type QuizNotice } from '@noodlenaut/contract';
import type { Claim } from '@noodlenaut/db';
import { seededDice, type Newcomer } from '@noodlenaut/domain';
import { z } from 'zod';
import { SchoolRoom, visitor, type CheckedMessage } from '../school-room.ts';
import { admission } from './admission.ts';
import { BACK_MS, CutOff, HELD_S } from './cut-off.ts';
import { drawGameQuestions } from './draw-game-questions.ts';
import { dropAbsent } from './drop-absent.ts';
import { GameTimers } from './game-timers.ts';
import { inviteToRematch } from './invite-to-rematch.ts';
import { openGame, type OpenGame } from './open-game.ts';
import { liveName } from '../live-rooms/live-name.ts';
import { QuizLoop } from './quiz-loop.ts';
import { outletOf } from './outlet-of.ts';
import { QuizProjector } from './project-quiz.ts';
import type { QuizServices } from './quiz-services.ts';
import { answerRequests } from './quiz-requests.ts';
import { recordQuiz } from './record-quiz.ts';
import { RemoteControl, takeOver } from './remote-control.ts';

/** Time for the last messages to be sent. */
const LAST_WORDS_MS = 300;

/** One live game: sockets in front of the quiz loop. It knows no rule and stores nothing (security 4.2). */
export class QuizRoom extends SchoolRoom {
  static services: QuizServices | null = null;
  /** Every room of this process that owns a game. */
  static readonly live = new Set<QuizRoom>();

  /** Colyseus counts floods by its own clock, which ticks with this. There is no synchronised state (decision 0028). */
  override patchRate = 250;
  override messages: Readonly<Record<string, CheckedMessage>> = this.#requests();
  #claim: Claim | null = null;
  #loop!: QuizLoop;
  #projector!: QuizProjector;
  #timers!: GameTimers;
  /** The one connection of each person. */
  readonly #visits = new Map<string, Client>();
  readonly #remote = new RemoteControl();
  /** People whose arrival is being written. The end of an earlier connection of theirs must not count as leaving. */
  readonly #arriving = new Set<string>();
  /** Gives up the held seat of a person who dropped. */
  readonly #held = new Map<string, () => void>();
  readonly #cutOff = new CutOff((id) => void this.#loop.ask({ type: 'drop', playerId: id }));
  #later: NodeJS.Timeout[] = [];

  override async onCreate(options: unknown): Promise<void> {
    const { gameRoomId } = z.object({ gameRoomId: uuid }).parse(options);
    const { services } = QuizRoom;
    const open = services && (await openGame(services.store, gameRoomId, services.owner));
    if (!services || !open) throw new ServerError(ErrorCode.MATCHMAKE_INVALID_CRITERIA, 'not open');
    this.roomId = liveName(gameRoomId, open.claim.fence);
    this.#claim = open.claim;
    this.#play(open, services);
    QuizRoom.live.add(this);
    this.#later.push(
      setTimeout(() => {
        const known = [this.#visits, this.#arriving, this.#cutOff];
        this.#later.push(...dropAbsent(this.#loop, known, this.#visits));
      }, BACK_MS),
    );
  }

  /** The room of this process that owns a game, as far as it knows. */
  static of(gameRoomId: string): QuizRoom | undefined {
    return [...QuizRoom.live].find((room) => room.gameRoomId === gameRoomId);
  }

  /** The id of the game's room in the database. */
  get gameRoomId(): string | null {
    return this.#claim?.roomId ?? null;
  }

  get fence(): number {
    return this.#claim?.fence ?? 0;
  }

  /** Another server has the game: everybody here is sent there. */
  giveUp(): Promise<void> {
    return this.#close(CloseCode.FAILED_TO_RECONNECT);
  }

  get occupants(): number {
    return this.#visits.size + this.#remote.count;
  }

  #play(open: OpenGame, services: QuizServices): void {
    const { claim, subject, chosen, game, clock } = open;
    const about = { subject, chosen, settings: game.quiz.settings };
    const dice = seededDice(randomInt(2 ** 32));
    this.#loop = new QuizLoop(game, clock, dice, {
      record: (transition) => recordQuiz(services, claim, transition),
      draw: (players) => {
        const now = new Date(clock.now());
        return services.writeLimit(() => drawGameQuestions(services.stock, about, players, dice, now));
      },
      show: (transition) => {
        this.#projector.show(transition);
        this.#timers.arm();
        if (this.#loop.game.quiz.phase === 'closed') this.#bye('closed', CloseCode.CONSENTED);
      },
      lost: () => void this.giveUp(),
      failed: (cause) => {
        logger.error({ err: cause, roomId: this.roomId }, 'a transition of a game was not written');
        this.#timers.armAgain();
      },
    });
    const outlet = outletOf(this, this.#visits, this.#remote);
    const read = () => ({ game: this.#loop.game, now: clock.now() });
    this.#projector = new QuizProjector(outlet, open, read);
    this.#timers = new GameTimers({
      now: () => clock.now(),
      game: () => this.#loop.game,
      isHere: (personId) => this.#visits.has(personId) || this.#remote.isOf(personId),
      clock: () => void this.#loop.ask({ type: 'clock' }),
      hostAway: () => void this.#loop.ask({ type: 'host-away' }),
      rivals: () => this.#projector.tellSeats(),
    });
    this.#timers.arm();
  }

  override async onJoin(client: Client, options: unknown): Promise<void> {
    await super.onJoin(client);
    const { newcomer, isRemote } = admission.parse(options);
    if (isRemote) {
      if (this.#remote.take(client)) this.#greet(client);
      return;
    }
    if (newcomer) await this.#arrive(newcomer);
    this.#welcome(client);
  }

  override async onReconnect(client: Client): Promise<void> {
    await this.mustBeAlive(client);
    const { id } = visitor(client);
    const player = this.#loop.game.players.get(id);
    this.#held.delete(id);
    if (player) await this.#arrive({ ...player, face: null });
    this.#welcome(client);
  }

  async #arrive({ id, seat, hasExtraTime, face }: Newcomer): Promise<void> {
    this.#arriving.add(id);
    const outcome = await this.#loop.ask({ type: 'join', newcomer: { id, seat, hasExtraTime, face } });
    this.#arriving.delete(id);
    if (outcome !== null) throw new ServerError(ErrorCode.APPLICATION_ERROR, outcome);
  }

  /** Makes this the person's one connection. An earlier one is told so and closed (P4.39). */
  #welcome(client: Client): void {
    const { id } = visitor(client);
    // This connection broke while it was joining: a connection of this person that is here stays.
    if (client.state === ClientState.LEAVING) return;
    const former = this.#visits.get(id);
    this.#visits.set(id, client);
    this.#cutOff.back(id);
    this.#held.get(id)?.();
    this.#held.delete(id);
    takeOver(former, client);
    this.#greet(client);
  }

  #greet(client: Client): void {
    this.#projector.hello(visitor(client).id, client);
    this.#timers.watchHost();
    this.tellRematch([client]);
  }

  tellRematch(to: readonly Client[] = [...this.#visits.values()]): void {
    void inviteToRematch(QuizRoom.services, this.#claim, this.#loop.game.quiz, to);
  }

  override onDrop(client: Client): void {
    // A remote holds no seat: its page asks for a new one.
    if (this.#remote.was(client)) return;
    const { id } = visitor(client);
    if (this.#visits.get(id) !== client) return;
    this.#visits.delete(id);
    if (this.#loop.game.quiz.phase !== 'lobby') this.#cutOff.add(id);
    else if (!this.#arriving.has(id)) void this.#loop.ask({ type: 'drop', playerId: id });
    this.#timers.watchHost();
    const held = this.allowReconnection(client, HELD_S);
    this.#held.set(id, () => void held.reject(new Error('taken over')));
    // Without this catch, a seat that nobody takes again would end the process.
    held.catch(() => undefined);
  }

  /** The person left, or was not back in time. */
  override async onLeave(client: Client): Promise<void> {
    if (this.#remote.was(client)) {
      this.#remote.leave(client);
      this.#timers.watchHost();
      return;
    }
    const { id } = visitor(client);
    const current = this.#visits.get(id);
    if (current !== undefined && current.sessionId !== client.sessionId) return;
    this.#visits.delete(id);
    this.#held.delete(id);
    this.#cutOff.back(id);
    if (!this.#arriving.has(id)) await this.#loop.ask({ type: 'leave', playerId: id });
    this.#timers.watchHost();
  }

  override onBeforeShutdown(): void {
    this.#bye('going-down', CloseCode.SERVER_SHUTDOWN);
  }

  override async onDispose(): Promise<void> {
    await super.onDispose();
    QuizRoom.live.delete(this);
    for (const timer of this.#later) clearTimeout(timer);
    this.#cutOff.stop();
    if (!this.#claim) return;
    this.#timers.stop();
    this.#projector.stop();
    await this.#loop.close();
    await QuizRoom.services?.store.quizPlay.release(this.#claim);
  }

  #bye(code: QuizNotice, closeCode: number): void {
    this.broadcast('notice', { code });
    // From here on the game does not change: a socket that the server closes must not count as leaving.
    void this.#loop.close();
    this.#later.push(setTimeout(() => void this.#close(closeCode), LAST_WORDS_MS));
  }

  async #close(closeCode: number): Promise<void> {
    await this.#loop.close();
    await this.disconnect(closeCode);
  }

  #requests() {
    return answerRequests({
      isCurrent: (client) => this.#remote.is(client) || this.#visits.get(visitor(client).id) === client,
      ask: (event, question) => this.#loop.ask(event, question ?? null),
      players: () => this.#loop.game.players,
      showEmoji: (seat, emoji) => this.#projector.emoji(seat, emoji),
      sayHello: (client) => this.#greet(client),
      sendOut: (playerId) => {
        const client = this.#visits.get(playerId);
        client?.send('notice', { code: 'removed' });
        client?.leave(CloseCode.CONSENTED, 'removed');
      },
    });
  }
}
