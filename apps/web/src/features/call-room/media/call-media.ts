import type { CallMessages, CallPeople, CallSignal } from '@noodlenaut/contract';
import type { Tracks } from './slots.ts';

/** What comes from one other page. */
export interface Remote {
  readonly face: MediaStream;
  readonly screen: MediaStream;
  readonly state: RTCPeerConnectionState;
  readonly level: () => number;
}
export type Remotes = ReadonlyMap<string, Remote>;

export type MediaHello = Pick<CallMessages['hello'], 'ice' | 'livekit' | 'phase' | 'people'>;
export interface MediaSettings {
  readonly visit: string;
  readonly say: (signal: CallSignal) => void;
  /** Asks the room for another `hello`, because the way into LiveKit that it told leads nowhere any more. */
  readonly askHello: () => void;
  readonly onChange: (remotes: Remotes) => void;
}

/** How pictures and voices reach the other pages, whichever way they go. */
export interface CallMedia {
  /** After each arrival of this page, the first one and those after a cut wire. */
  greet(hello: MediaHello): void;
  /** Who is there now. */
  meet(people: Pick<CallPeople, 'phase' | 'people'>): void;
  gone(gone: CallMessages['gone']): void;
  hear(signal: CallMessages['signal']): Promise<void>;
  /** Sends these tracks in place of those before. */
  show(tracks: Tracks): void;
  close(): void;
}
