import type { CallLivekit, CallMessages, CallPeople } from '@noodlenaut/contract';
import type { CallMedia, MediaHello, MediaSettings } from './call-media.ts';
import type { LivekitRoom } from './livekit-room.ts';
import { NO_TRACKS, type Tracks } from './slots.ts';

/** A way that leads nowhere is asked for again so often, with a new token. */
const AGAIN_MS = 2000;

/** Media through a LiveKit server (P5.32). Its package is loaded here and at no other place, once a call needs it. */
export class LivekitMedia implements CallMedia {
  readonly #settings: MediaSettings;
  /** Of each person the page that is shown; a removed page is not, whatever LiveKit still sends. */
  readonly #shown = new Map<string, string>();
  #tracks: Tracks = NO_TRACKS;
  #room: LivekitRoom | null = null;
  #isJoining = false;
  #isClosed = false;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(settings: MediaSettings) {
    this.#settings = settings;
  }

  greet(hello: MediaHello): void {
    this.meet(hello);
    // What flows is left alone: LiveKit's client comes back by itself after a short loss.
    if (hello.livekit === null || this.#room || this.#isJoining || this.#isClosed) return;
    clearTimeout(this.#again);
    void this.#join(hello.livekit, hello.ice);
  }

  meet({ people }: Pick<CallPeople, 'people'>): void {
    for (const { personId, visit } of people) this.#shown.set(personId, visit);
    this.#tell();
  }

  gone({ visit, isSure }: CallMessages['gone']): void {
    if (!isSure) return;
    for (const [personId, shown] of this.#shown) if (shown === visit) this.#shown.delete(personId);
    this.#tell();
  }

  /** Pages say nothing to each other here. */
  hear(): Promise<void> {
    return Promise.resolve();
  }

  show(tracks: Tracks): void {
    this.#tracks = tracks;
    this.#room?.send(tracks);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#again);
    this.#room?.leave();
    this.#room = null;
    this.#settings.onChange(new Map());
  }

  async #join(way: CallLivekit, { servers }: MediaHello['ice']): Promise<void> {
    this.#isJoining = true;
    try {
      const { joinLivekitRoom } = await import('./livekit-room.ts');
      const room = await joinLivekitRoom(way, {
        iceServers: servers.map((one) => ({ ...one })),
        onChange: () => this.#tell(),
        onLost: () => this.#lost(),
      });
      if (this.#isClosed) return room.leave();
      this.#room = room;
      room.send(this.#tracks);
      this.#tell();
    } catch (cause) {
      console.warn('The way to the media leads nowhere', cause);
      this.#lost();
    } finally {
      this.#isJoining = false;
    }
  }

  #lost(): void {
    this.#room = null;
    if (this.#isClosed) return;
    this.#tell();
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#askAgain(), AGAIN_MS);
  }

  /** Also the asking may get lost, with the wire to our own room. */
  #askAgain(): void {
    this.#settings.askHello();
    this.#again = setTimeout(() => this.#askAgain(), AGAIN_MS);
  }

  #tell(): void {
    const remotes = this.#room?.remotes ?? new Map();
    const shown = new Set(this.#shown.values());
    this.#settings.onChange(new Map([...remotes].filter(([visit]) => shown.has(visit))));
  }
}
