import type { CallSignal } from '@noodlenaut/contract';
import { gather } from './gather.ts';
import { addSlots, fillSlots, limitSlots, slotOf, type Slot, type Tracks } from './slots.ts';

/** What one end of a connection says to the other. */
export type PeerWords = Pick<CallSignal, 'description' | 'candidates'>;
type Candidate = NonNullable<CallSignal['candidates']>[number];

/** `disconnected` often heals by itself. */
const PATIENCE_MS = 2500;
/** A restart that finds no way changes no state: it is tried again until one holds. */
const AGAIN_MS = 4000;
const GATHER_MS = 60;
const CANDIDATES_AT_ONCE = 32;

interface Settings {
  readonly configuration: RTCConfiguration;
  readonly isCaller: boolean;
  readonly tracks: Tracks;
  readonly say: (words: PeerWords) => void;
  readonly onTrack: (slot: Slot, track: MediaStreamTrack) => void;
  readonly onStateChange: (state: RTCPeerConnectionState) => void;
}

/**
 * The connection to one other page (P5.21). Both ends may begin again at any time; perfect negotiation settles who wins: the called
 * end is polite and takes its own offer back.
 */
export class Peer {
  readonly connection: RTCPeerConnection;
  readonly #settings: Settings;
  readonly #candidates = gather<Candidate>(GATHER_MS, CANDIDATES_AT_ONCE, (candidates) =>
    this.#settings.say({ candidates: [...candidates] }),
  );
  #tracks: Tracks;
  #isOffering = false;
  #isIgnoringOffer = false;
  #isTakingAnswer = false;
  #restart: ReturnType<typeof setTimeout> | undefined;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#tracks = settings.tracks;
    this.connection = new RTCPeerConnection({ bundlePolicy: 'max-bundle', ...settings.configuration });
    this.connection.addEventListener('negotiationneeded', () => void this.#offer());
    this.connection.addEventListener('icecandidate', ({ candidate }) => {
      if (!candidate) return;
      const { sdpMid, sdpMLineIndex, usernameFragment } = candidate;
      this.#candidates.add({ candidate: candidate.candidate, sdpMid, sdpMLineIndex, usernameFragment });
    });
    this.connection.addEventListener('track', ({ transceiver, track }) => {
      const slot = slotOf(this.connection, transceiver);
      if (slot) settings.onTrack(slot, track);
    });
    this.connection.addEventListener('connectionstatechange', () => this.#stateChanged());
    if (settings.isCaller) addSlots(this.connection);
    fillSlots(this.connection, this.#tracks);
  }

  /** Mute, another camera, a screen: only the track changes, nothing is negotiated. */
  show(tracks: Tracks): void {
    this.#tracks = tracks;
    fillSlots(this.connection, tracks);
  }

  /** How loud the other side is right now, from 0 to 1. */
  get level(): number {
    const receiver = this.connection.getTransceivers()[0]?.receiver;
    return receiver?.getSynchronizationSources()[0]?.audioLevel ?? 0;
  }

  async hear({ description, candidates = [] }: PeerWords): Promise<void> {
    if (description) await this.#hearDescription(description);
    for (const candidate of candidates) {
      try {
        const usernameFragment = candidate.usernameFragment ?? null;
        await this.connection.addIceCandidate({ ...candidate, usernameFragment });
      } catch (cause) {
        // Those of an offer that was not taken lead nowhere.
        if (!this.#isIgnoringOffer) throw cause;
      }
    }
  }

  async #hearDescription(description: NonNullable<PeerWords['description']>): Promise<void> {
    const { connection } = this;
    const isReady = !this.#isOffering && (connection.signalingState === 'stable' || this.#isTakingAnswer);
    this.#isIgnoringOffer = this.#settings.isCaller && description.type === 'offer' && !isReady;
    if (this.#isIgnoringOffer) return;
    // An answer to an offer that was taken back.
    if (description.type === 'answer' && connection.signalingState !== 'have-local-offer') return;
    this.#isTakingAnswer = description.type === 'answer';
    try {
      await connection.setRemoteDescription(description);
    } finally {
      this.#isTakingAnswer = false;
    }
    if (description.type === 'offer') {
      fillSlots(connection, this.#tracks);
      await connection.setLocalDescription();
      this.#sayDescription();
    }
    limitSlots(connection);
  }

  /** The wire to the server was cut, and what was said meanwhile is lost. Media that flow are left alone. */
  renew(configuration: RTCConfiguration): void {
    this.connection.setConfiguration({ bundlePolicy: 'max-bundle', ...configuration });
    if (this.connection.connectionState === 'connected') return;
    if (this.#settings.isCaller || this.connection.remoteDescription) this.#beginAgain();
  }

  close(): void {
    this.#candidates.stop();
    clearTimeout(this.#restart);
    this.connection.close();
  }

  async #offer(): Promise<void> {
    try {
      this.#isOffering = true;
      await this.connection.setLocalDescription();
      this.#sayDescription();
    } catch (cause) {
      if (this.connection.signalingState !== 'closed') console.warn('No offer could be made', cause);
    } finally {
      this.#isOffering = false;
    }
  }

  #sayDescription(): void {
    const description = this.connection.localDescription;
    if (description?.type !== 'offer' && description?.type !== 'answer') return;
    this.#settings.say({ description: { type: description.type, sdp: description.sdp } });
  }

  /** While an own offer is open, a restart would wait for an answer that may never come: the offer is said again. */
  #beginAgain(): void {
    if (this.connection.signalingState === 'have-local-offer') this.#sayDescription();
    else this.connection.restartIce();
  }

  #stateChanged(): void {
    const state = this.connection.connectionState;
    clearTimeout(this.#restart);
    // The caller first, so that they do not both begin at once.
    const { isCaller } = this.#settings;
    if (state === 'failed') this.#beginAgainIn(isCaller ? 0 : PATIENCE_MS);
    else if (state === 'disconnected') this.#beginAgainIn(isCaller ? PATIENCE_MS : 2 * PATIENCE_MS);
    this.#settings.onStateChange(state);
  }

  #beginAgainIn(ms: number): void {
    this.#restart = setTimeout(() => {
      const { connectionState } = this.connection;
      if (connectionState === 'connected' || connectionState === 'closed') return;
      this.#beginAgain();
      this.#beginAgainIn(AGAIN_MS);
    }, ms);
  }
}
