import { DisconnectReason } from '@livekit/protocol';
import type { MediaGuest } from './media-guest.ts';

/** Who is in which room, and what everybody there is told of everybody. */
export class MediaRooms {
  readonly #guests = new Set<MediaGuest>();
  /** Names of all who ever came in, the oldest first. */
  readonly entered: string[] = [];

  guestsOf(room: string): readonly MediaGuest[] {
    return [...this.#guests].filter((one) => one.room === room);
  }

  get names(): readonly string[] {
    return [...new Set([...this.#guests].map(({ room }) => room))];
  }

  othersOf(guest: MediaGuest): readonly MediaGuest[] {
    return this.guestsOf(guest.room).filter((one) => one !== guest);
  }

  enter(guest: MediaGuest): void {
    const former = this.othersOf(guest).find(({ identity }) => identity === guest.identity);
    if (former) this.remove(former, DisconnectReason.DUPLICATE_IDENTITY);
    this.#guests.add(guest);
    this.entered.push(guest.identity);
    guest.welcome();
    for (const other of this.othersOf(guest)) {
      other.tell([guest.info]);
      for (const { track } of other.sent) guest.take(other, track);
    }
  }

  remove(guest: MediaGuest, reason: DisconnectReason): void {
    if (!this.#guests.delete(guest)) return;
    void guest.dismiss(reason);
    for (const other of this.guestsOf(guest.room)) {
      for (const { track } of guest.sent) other.drop(track);
      other.tell([guest.info]);
    }
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#guests].map((one) => one.dismiss(DisconnectReason.SERVER_SHUTDOWN)));
  }
}
