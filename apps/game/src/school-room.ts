import {
  CloseCode,
  ErrorCode,
  Room,
  ServerError,
  logger,
  type AuthContext,
  type Client,
  type RoomException,
  type RoomMethodName,
} from '@colyseus/core';
import type { FindViewer, Visitor } from './sessions/find-viewer.ts';

/** A message with the schema that checks it, as Colyseus' `validate` makes it. A room cannot take any other kind. */
export type CheckedMessage = Extract<NonNullable<Room['messages']>[string], { readonly format: unknown }>;

const isVisitor = (auth: unknown): auth is Visitor =>
  typeof auth === 'object' && auth !== null && 'id' in auth && 'sid' in auth && 'signIn' in auth;

/** Who a client is, as `onAuth` or the reservation of the seat says. */
export function visitor(client: Pick<Client, 'auth'>): Visitor {
  const auth: unknown = client.auth;
  if (!isVisitor(auth)) throw new ServerError(ErrorCode.AUTH_FAILED, 'Please sign in');
  return auth;
}

/**
 * The one class that extends Colyseus' Room (a wall checks it), because Colyseus' defaults are unsafe (security 0.1, 0.2, 2.14).
 * Here nobody joins without a live session, floods are cut off, every message is parsed, an unknown message closes its sender's
 * connection, and a handler that throws ends nothing.
 */
export abstract class SchoolRoom<State extends object = object> extends Room<{ state: State }> {
  /** Set once at the start; until then nobody gets in. Static, because Colyseus asks before a room exists. */
  static findViewer: FindViewer = () => Promise.resolve(null);
  /** Whether a session still lives. Set once at the start; until then no session does. */
  static isAlive: (sid: string) => Promise<boolean> = () => Promise.resolve(false);
  /** Every room of this process: when a session ends, its sockets are looked for in all of them (P2.07). */
  static readonly open = new Set<SchoolRoom>();

  abstract override messages: Readonly<Record<string, CheckedMessage>>;
  override maxMessagesPerSecond = 10;
  override seatReservationTimeout = 10;

  constructor() {
    super();
    SchoolRoom.open.add(this);
    this.onMessage('*', (client) => client.leave(CloseCode.WITH_ERROR, 'unknown message'));
  }

  /** Colyseus keeps what this returns as `client.auth`. Only headers are trusted: `context.ip` is whatever a client claims. */
  static override async onAuth(_token: string, _options: unknown, context: AuthContext): Promise<Visitor> {
    const viewer = await SchoolRoom.findViewer(context.headers);
    if (viewer === null) throw new ServerError(ErrorCode.AUTH_FAILED, 'Please sign in');
    return viewer;
  }

  /**
   * Who may use this seat: the person who asked for it, or the one who sits there and comes back. Colyseus would let in anybody
   * who knows its number (decision 0054).
   * @returns null for a seat that does not exist or is taken
   */
  holderOf(seat: string, reconnectionToken: string | null): Visitor | null {
    if (!this.hasReservedSeat(seat, reconnectionToken ?? undefined)) return null;
    const reserved: unknown = this['_reservedSeats'][seat]?.[1];
    const holder = reserved ?? this.clients.getById(seat)?.auth;
    return isVisitor(holder) ? holder : null;
  }

  /**
   * A seat is given to a session and ends with it (decision 0063). This is checked when its socket opens and when one comes back.
   * A session that ends later is found among the clients.
   * @throws ServerError for a seat whose session has ended
   */
  protected async mustBeAlive(client: Client): Promise<void> {
    if (await SchoolRoom.isAlive(visitor(client).sid)) return;
    throw new ServerError(ErrorCode.AUTH_FAILED, 'Please sign in');
  }

  override onJoin(client: Client, _options?: unknown): Promise<void> {
    return this.mustBeAlive(client);
  }

  override onDispose(): void | Promise<void> {
    SchoolRoom.open.delete(this);
  }

  /** Without this method one handler that throws ends the process and every room in it (security 0.1). */
  override onUncaughtException(error: RoomException, method: RoomMethodName): void {
    // A refusal is an answer, not an error.
    if (error.cause instanceof ServerError) return;
    logger.error(
      { err: error.cause ?? error, room: this.roomName, roomId: this.roomId, method },
      'room failed',
    );
  }
}
