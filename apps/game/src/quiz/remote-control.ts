import { ClientState, CloseCode, type Client } from '@colyseus/core';
import type { QuizMessage, QuizMessages } from '@noodlenaut/contract';
import { visitor } from '../school-room.ts';

/** Of two connections of a person the newer one stays; the former is told so and closed (P4.39). */
export function takeOver(former: Client | null | undefined, client: Client): void {
  if (!former || former.sessionId === client.sessionId) return;
  former.send('notice', { code: 'taken-over' });
  former.leave(CloseCode.CONSENTED, 'taken over');
}

/** The host's second device: it steers the game beside the projector, holds no seat, and does not take the projector's place. */
export class RemoteControl {
  #client: Client | null = null;
  /** The present one and former ones: their end says nothing of the projector. */
  readonly #sessions = new Set<string>();

  is({ sessionId }: Client): boolean {
    return this.#client?.sessionId === sessionId;
  }

  was({ sessionId }: Client): boolean {
    return this.#sessions.has(sessionId);
  }

  get count(): number {
    return this.#client === null ? 0 : 1;
  }

  isOf(personId: string): boolean {
    return this.#client !== null && visitor(this.#client).id === personId;
  }

  /** A second remote takes over from the first, as a second device does (P4.39). False: it broke while it was joining. */
  take(client: Client): boolean {
    if (client.state === ClientState.LEAVING) return false;
    takeOver(this.#client, client);
    this.#client = client;
    this.#sessions.add(client.sessionId);
    return true;
  }

  leave(client: Client): void {
    this.#sessions.delete(client.sessionId);
    if (this.is(client)) this.#client = null;
  }

  send<Name extends QuizMessage>(personId: string, name: Name, message: QuizMessages[Name]): void {
    if (this.isOf(personId)) this.#client?.send(name, message);
  }
}
