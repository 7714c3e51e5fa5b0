import { SessionDescription, TrackType, type TrackInfo } from '@livekit/protocol';
import {
  MediaStream,
  MediaStreamTrack,
  RTCPeerConnection,
  type RtpPacket,
  type RTCRtpTransceiver,
} from 'werift';
import { MEDIA_SETTINGS } from './media-settings.ts';

type OnOffer = (offer: SessionDescription) => void;
interface Passed {
  readonly track: MediaStreamTrack;
  readonly transceiver: RTCRtpTransceiver;
}

/** What one participant gets: the server makes each offer, one after the other. */
export class MediaOut {
  readonly #connection = new RTCPeerConnection(MEDIA_SETTINGS);
  readonly #onOffer: OnOffer;
  readonly #passed = new Map<string, Passed>();
  #offers = 0;
  #isWaiting = false;
  #isOther = false;

  constructor(onOffer: OnOffer) {
    this.#onOffer = onOffer;
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

  async close(): Promise<void> {
    await this.#connection.close();
  }

  async #offer(): Promise<void> {
    this.#isOther = this.#isWaiting;
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    this.#offers += 1;
    try {
      await this.#connection.setLocalDescription(await this.#connection.createOffer());
    } catch (cause) {
      if (this.#connection.connectionState === 'closed') return;
      throw cause;
    }
    const sdp = this.#connection.localDescription?.sdp ?? '';
    this.#onOffer(new SessionDescription({ type: 'offer', sdp, id: this.#offers }));
  }
}
