import { CloseCode, ErrorCode, ServerError, logger, type Client } from '@colyseus/core';
import { uuid, type CallMessage, type CallMessageName, type CallMessages } from '@noodlenaut/contract';
import type { CallClaim } from '@noodlenaut/db';
import { callPart, displayName } from '@noodlenaut/domain';
import { z } from 'zod';
import { liveName } from '../live-rooms/live-name.ts';
import { SchoolRoom, visitor, type CheckedMessage } from '../school-room.ts';
import { admission } from './admission.ts';
import { callActions } from './call-actions.ts';
import { callHello } from './call-hello.ts';
import { CallBoard } from './call-board.ts';
import { CallPeople, type Visit } from './call-people.ts';
import { answerCall } from './call-requests.ts';
import type { CallServices } from './call-services.ts';
import { callSession, isOver, type CallSession } from './may-call.ts';

/** Time for the last messages to be sent. */
const LAST_WORDS_MS = 300;
/** Rights are looked at again so often; changes that are told at once do not wait for it. */
const LOOK_EVERY_MS = 10_000;

/**
 * The live call of a tutoring session (P5.20 to P5.31): it passes on who is there, what browsers say to each other, what is
 * drawn and said. Media never come here. Records are kept by its parts.
 */
export class CallRoom extends SchoolRoom {
  static services: CallServices | null = null;
  /** Every call that this process has. */
  static readonly live = new Set<CallRoom>();

  /** A drawing hand, candidates and a chat together stay below 25 (measured); a flood is cut off. */
  override maxMessagesPerSecond = 40;
  /** Three people, with seats that wait: nobody can keep the others out by asking for seats. */
  override maxClients = 60;
  override messages: Readonly<Record<string, CheckedMessage>> = answerCall(
    (client) => this.#people.of(client),
    callActions({
      services: () => this.#services,
      board: () => this.#board,
      people: () => this.#people,
      chat: () => this.#chat,
      session: () => this.#session,
      isLive: () => this.#isLive,
      toAll: (name, message, except) => this.#toAll(name, message, except),
      sayHello: (visit) => this.#hello(visit),
      tellPeople: () => this.#tellPeople(),
    }),
  );
  #services!: CallServices;
  #session!: CallSession;
  #board!: CallBoard;
  #claim: CallClaim | null = null;
  #chat: CallMessage[] = [];
  #hasTutorBeenIn = false;
  #isClosing = false;
  /** The call goes on at another server, and so do its media. */
  #isMoving = false;
  #looking: NodeJS.Timeout | undefined;
  readonly #people = new CallPeople((visit, isSure) => {
    this.#toAll('gone', { visit, isSure });
    void this.#services.livekit?.remove(this.#session.row.id, visit);
  });

  override async onCreate(options: unknown): Promise<void> {
    const { sessionId } = z.object({ sessionId: uuid }).parse(options);
    const { services } = CallRoom;
    const session = services && (await callSession(services, sessionId, new Date()));
    if (!services || !session) throw new ServerError(ErrorCode.MATCHMAKE_INVALID_CRITERIA, 'not open');
    await services.store.calls.prepare(sessionId);
    const claimed = await services.store.calls.claim(sessionId, services.owner);
    if (!claimed) throw new ServerError(ErrorCode.MATCHMAKE_INVALID_CRITERIA, 'not open');
    this.#services = services;
    this.#session = session;
    this.#claim = { sessionId, fence: claimed.fence };
    this.roomId = liveName(sessionId, claimed.fence);
    this.#board = new CallBoard(this.#claim, claimed, {
      store: services.store,
      onLost: () => void this.giveUp(),
      onFailed: (cause) => logger.error({ err: cause, roomId: this.roomId }, 'a board was not written'),
    });
    this.#chat = (await services.store.sessionMessages.messages(sessionId)).map(
      ({ firstName, name, createdAt, ...said }) => ({
        ...said,
        name: displayName({ firstName, name }),
        createdAt: createdAt.toISOString(),
      }),
    );
    const evidence = await services.store.calls.visits(sessionId);
    this.#hasTutorBeenIn = evidence.some(({ personType }) => personType === 'tutor');
    this.#looking = setInterval(() => void this.lookAgain(), LOOK_EVERY_MS);
    CallRoom.live.add(this);
  }

  /** The call of a session on this process, as far as it knows. */
  static of(sessionId: string): CallRoom | undefined {
    return [...CallRoom.live].find((room) => room.#claim?.sessionId === sessionId);
  }

  get fence(): number {
    return this.#claim?.fence ?? 0;
  }

  get studentId(): string {
    return this.#session.row.studentId;
  }

  /** Names of the pages that are here. */
  get visits(): readonly string[] {
    return this.#people.all.map(({ visit }) => visit);
  }

  /** Nothing is signalled before the tutor was in and has begun (P5.29). */
  get #isLive(): boolean {
    return this.#session.row.status === 'in-progress' && this.#hasTutorBeenIn;
  }

  override async onJoin(client: Client, options: unknown): Promise<void> {
    await super.onJoin(client);
    const admitted = admission.parse(options);
    const personId = visitor(client).id;
    const { store } = this.#services;
    if (!(await store.calls.came(this.#session.row.id, admitted.visit, personId, admitted.role)))
      throw new ServerError(ErrorCode.AUTH_FAILED, 'This page belongs to somebody else');
    // The session may have begun or ended since the seat was given.
    await this.lookAgain();
    const { entered, former, isBack } = this.#people.enter(client, personId, admitted);
    if (former && former.client !== client) {
      if (former.visit !== entered.visit) former.client.send('notice', { code: 'taken-over' });
      former.client.leave(CloseCode.CONSENTED, 'taken over');
    }
    const wasLive = this.#isLive;
    if (entered.role === 'tutor') this.#hasTutorBeenIn = true;
    await Promise.all([this.#hello(entered), this.#tellWayIn(wasLive, entered)]);
    this.#tellPeople();
    if (!isBack) this.#toAll('came', { name: entered.name, role: entered.role }, client);
  }

  override async onLeave(client: Client, code?: number): Promise<void> {
    const left = this.#people.leave(client, code === CloseCode.CONSENTED);
    if (!left) return;
    this.#tellPeople();
    await this.#services.store.calls.left(this.#session.row.id, left.visit);
  }

  /** Looks at the session, its time and everybody's right again, and ends what has ended. */
  async lookAgain(): Promise<void> {
    if (this.#isClosing) return;
    try {
      const session = await callSession(this.#services, this.#session.row.id, new Date());
      if (session === null || session.refusal !== null) return this.#end(session);
      const wasLive = this.#isLive;
      this.#session = session;
      for (const visit of this.#people.all)
        if (callPart(session.row, visit.personId) === null) this.#sendOut(visit);
      this.#people.forget((personId) => callPart(session.row, personId) === null);
      if (this.#isLive)
        void this.#services.livekit?.keepOnly(session.row.id, (one) => this.#people.isNear(one));
      await this.#tellWayIn(wasLive);
      if (wasLive !== this.#isLive) this.#tellPeople();
    } catch (cause) {
      logger.warn({ err: cause, roomId: this.roomId }, 'a call could not be looked at');
    }
  }

  /** Another server has the call: everybody here is sent there. */
  giveUp(): Promise<void> {
    this.#isMoving = true;
    return this.#close(CloseCode.FAILED_TO_RECONNECT);
  }

  override onBeforeShutdown(): void {
    this.#isMoving = true;
    this.#bye('going-down', CloseCode.SERVER_SHUTDOWN);
  }

  override async onDispose(): Promise<void> {
    await super.onDispose();
    CallRoom.live.delete(this);
    clearInterval(this.#looking);
    this.#people.stop();
    if (!this.#claim) return;
    if (!this.#isMoving) await this.#services.livekit?.close(this.#claim.sessionId);
    await this.#board.stop();
    await this.#services.store.calls.release(this.#claim);
  }

  #end(session: CallSession | null): void {
    const { id } = this.#session.row;
    void this.#services.livekit?.end(id, () => isOver(this.#services, id));
    const isTimeOver = session !== null && session.closesAt < new Date();
    const isStopped = session?.refusal === 'consent_required';
    this.#bye(isStopped ? 'not-allowed' : isTimeOver ? 'time-over' : 'ended', CloseCode.CONSENTED);
  }

  #sendOut({ client }: Visit): void {
    client.send('notice', { code: 'not-allowed' });
    client.leave(CloseCode.CONSENTED, 'not allowed any more');
  }

  #bye(code: CallMessages['notice']['code'], closeCode: number): void {
    if (this.#isClosing) return;
    this.#isClosing = true;
    this.#toAll('notice', { code });
    setTimeout(() => void this.#close(closeCode), LAST_WORDS_MS);
  }

  async #close(closeCode: number): Promise<void> {
    this.#isClosing = true;
    await this.disconnect(closeCode);
  }

  #toAll<Name extends CallMessageName>(name: Name, message: CallMessages[Name], except?: Client): void {
    this.broadcast(name, message, except ? { except } : {});
  }

  #tellPeople(): void {
    this.#toAll('people', this.#whoIsHere());
  }

  #whoIsHere(): CallMessages['people'] {
    return {
      phase: this.#isLive ? 'live' : 'waiting',
      isStarted: this.#session.row.status === 'in-progress',
      people: this.#people.people,
    };
  }

  /** With the beginning of the call everybody gets a way into LiveKit, before they hear that it is live. */
  async #tellWayIn(wasLive: boolean, except?: Visit): Promise<void> {
    if (wasLive || !this.#isLive || !this.#services.livekit) return;
    const others = this.#people.all.filter((one) => one !== except);
    await Promise.all(others.map((one) => this.#hello(one)));
  }

  async #hello(page: Visit): Promise<void> {
    const { client, visit, role, personId } = page;
    const told = {
      session: this.#session,
      whoIsHere: this.#whoIsHere(),
      chat: this.#chat,
      board: this.#board,
    };
    client.send('hello', await callHello(this.#services, page, told));
    client.send('board', this.#board.snapshot({ author: { id: personId, role }, visit }));
  }
}
