import { SessionDescription, TrackType, type TrackInfo } from '@livekit/protocol';
import {
  MediaStream,
  MediaStreamTrack,
  RTCPeerConnection,
  type RtpPacket,
  type RTCRtpTransceiver,
} from 'werift';
import { MEDIA_SETTINGS } from './media-settings.ts';

interface Settings {
  readonly onCandidate: (candidate: object) => void;
  readonly onOffer: (offer: SessionDescription) => void;
}
interface Passed {
  readonly track: MediaStreamTrack;
  readonly transceiver: RTCRtpTransceiver;
}

/** What one participant gets: the server makes each offer, one after the other. */
export class MediaOut {
  readonly #connection = new RTCPeerConnection(MEDIA_SETTINGS);
  readonly #settings: Settings;
  readonly #passed = new Map<string, Passed>();
  #offers = 0;
  #isWaiting = false;
  #isOther = false;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#connection.onIceCandidate.subscribe((one) => one && settings.onCandidate(one.toJSON()));
  }

  /** @param streamId says to LiveKit's client whose track it is */
  add(streamId: string, { sid, type }: TrackInfo): void {
    const track = new MediaStreamTrack({ kind: type === TrackType.VIDEO ? 'video' : 'audio', id: sid });
    const streams = [new MediaStream({ id: streamId })];
    const transceiver = this.#connection.addTransceiver(track, { direction: 'sendonly', streams });
    this.#passed.set(sid, { track, transceiver });
    void this.#offer();
  }

  remove({ sid }: TrackInfo): void {
    const passed = this.#passed.get(sid);
    if (!passed) return;
    this.#passed.delete(sid);
    passed.transceiver.setDirection('inactive');
    void this.#offer();
  }

  pass({ sid }: TrackInfo, packet: RtpPacket): void {
    this.#passed.get(sid)?.track.writeRtp(packet.clone());
  }

  async hear({ sdp }: SessionDescription): Promise<void> {
    await this.#connection.setRemoteDescription({ type: 'answer', sdp });
    this.#isWaiting = false;
    if (this.#isOther) await this.#offer();
  }

  async candidate(candidate: object): Promise<void> {
    await this.#connection.addIceCandidate(candidate);
  }

  async close(): Promise<void> {
    await this.#connection.close();
  }

  async #offer(): Promise<void> {
    this.#isOther = this.#isWaiting;
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    this.#offers += 1;
    await this.#connection.setLocalDescription(await this.#connection.createOffer());
    const sdp = this.#connection.localDescription?.sdp ?? '';
    this.#settings.onOffer(new SessionDescription({ type: 'offer', sdp, id: this.#offers }));
  }
}
