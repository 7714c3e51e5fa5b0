import type { CallMessages, CallPeople } from '@noodlenaut/contract';
import type { CallMedia, MediaHello, MediaSettings } from './call-media.ts';
import { Peer, type PeerWords } from './peer.ts';
import { NO_TRACKS, type Slot, type Tracks } from './slots.ts';

/** Of two pages the one whose visit sorts higher calls; the other makes its end when it is called. */
export const isCaller = (own: string, other: string): boolean => own > other;

interface Link {
  readonly id: string;
  readonly personId: string | null;
  readonly peer: Peer;
  readonly face: MediaStream;
  readonly screen: MediaStream;
  readonly level: () => number;
  /** The server has lost this page; what flows may flow on. */
  isDoubtful: boolean;
}
type Settings = Pick<MediaSettings, 'visit' | 'say' | 'onChange'>;

/** A connection to every other page of the call. The server says who is there; what flows does not need it any more (P5.23). */
export class Mesh implements CallMedia {
  readonly #settings: Settings;
  readonly #links = new Map<string, Link>();
  #tracks: Tracks = NO_TRACKS;
  #configuration: RTCConfiguration = {};
  #people: CallPeople['people'] = [];

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  greet(hello: MediaHello): void {
    const { servers, isRelayOnly } = hello.ice;
    this.#configuration = {
      iceServers: servers.map((one) => ({ ...one })),
      iceTransportPolicy: isRelayOnly ? 'relay' : 'all',
    };
    for (const { peer } of this.#links.values()) peer.renew(this.#configuration);
    this.meet(hello);
  }

  meet({ phase, people }: Pick<CallPeople, 'phase' | 'people'>): void {
    this.#people = people;
    for (const [visit, { personId }] of this.#links)
      if (people.some((one) => one.personId === personId && one.visit !== visit)) this.#drop(visit);
    if (phase !== 'live') return;
    for (const { visit } of people) {
      if (visit === this.#settings.visit) continue;
      const link = this.#links.get(visit);
      if (link) link.isDoubtful = false;
      else if (isCaller(this.#settings.visit, visit)) this.#open(visit, crypto.randomUUID());
    }
  }

  async hear({ from, signal }: CallMessages['signal']): Promise<void> {
    const link = this.#links.get(from);
    const isMine = isCaller(this.#settings.visit, from);
    if (link?.id === signal.link) {
      if (signal.isLost !== true) return link.peer.hear(signal);
      this.#drop(from);
      if (isMine) this.#open(from, crypto.randomUUID());
      return;
    }
    if (isMine || signal.description?.type !== 'offer') return;
    if (signal.isFirst === true) return this.#open(from, signal.link).peer.hear(signal);
    // Keys belong to a link: one that this side has given up cannot go on.
    this.#settings.say({ to: from, link: signal.link, isLost: true });
  }

  show(tracks: Tracks): void {
    this.#tracks = tracks;
    for (const { peer } of this.#links.values()) peer.show(tracks);
  }

  gone({ visit, isSure }: CallMessages['gone']): void {
    const link = this.#links.get(visit);
    if (link && !isSure && link.peer.connection.connectionState === 'connected') link.isDoubtful = true;
    else this.#drop(visit);
  }

  close(): void {
    for (const visit of this.#links.keys()) this.#drop(visit);
  }

  #open(visit: string, id: string): Link {
    this.#drop(visit);
    const face = new MediaStream();
    const screen = new MediaStream();
    const peer: Peer = new Peer({
      configuration: this.#configuration,
      isCaller: isCaller(this.#settings.visit, visit),
      tracks: this.#tracks,
      say: (words) => this.#settings.say({ to: visit, link: id, ...this.#firstOf(peer, words), ...words }),
      onTrack: (slot, track) => this.#take(slot, track, { face, screen }),
      onStateChange: (state) => this.#stateChanged(visit, state),
    });
    const personId = this.#people.find((one) => one.visit === visit)?.personId ?? null;
    const level = () => peer.level;
    const link: Link = { id, personId, peer, face, screen, level, isDoubtful: false };
    this.#links.set(visit, link);
    this.#tell();
    return link;
  }

  #firstOf(peer: Peer, { description }: PeerWords): { isFirst?: true } {
    const isFirst = description?.type === 'offer' && peer.connection.remoteDescription === null;
    return isFirst ? { isFirst } : {};
  }

  #take(slot: Slot, track: MediaStreamTrack, { face, screen }: Pick<Link, 'face' | 'screen'>): void {
    (slot === 'screen' ? screen : face).addTrack(track);
    this.#tell();
  }

  #stateChanged(visit: string, state: RTCPeerConnectionState): void {
    if (state !== 'connected' && this.#links.get(visit)?.isDoubtful === true) this.#drop(visit);
    else this.#tell();
  }

  #drop(visit: string): void {
    const link = this.#links.get(visit);
    if (!link) return;
    this.#links.delete(visit);
    link.peer.close();
    this.#tell();
  }

  #tell(): void {
    const remotes = [...this.#links].map(([visit, { peer, face, screen, level }]) => {
      const state = peer.connection.connectionState;
      return [visit, { face, screen, state, level }] as const;
    });
    this.#settings.onChange(new Map(remotes));
  }
}
