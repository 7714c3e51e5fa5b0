import { SessionDescription, TrackType, type TrackInfo } from '@livekit/protocol';
import { RTCPeerConnection, type RtpPacket, type RTCRtpTransceiver } from 'werift';
import { MEDIA_SETTINGS } from './media-settings.ts';

type OnPacket = (track: TrackInfo, packet: RtpPacket) => void;
interface Sent {
  /** The page's own name of the track. */
  readonly cid: string;
  readonly track: TrackInfo;
}
/** A new picture to begin with, for who came later or lost a packet. */
const PICTURE_EVERY_MS = 1000;

/** Of the places of an offer where the page sends: their names, and the page's names of the tracks. */
const sendingIn = (sdp: string): ReadonlyMap<string, string> =>
  new Map(
    sdp
      .replaceAll('\r', '')
      .split('\nm=')
      .filter((part) => /^a=send(?:recv|only)$/m.test(part))
      .map((part) => [/^a=mid:(\S+)/m.exec(part)?.[1] ?? '', /^a=msid:\S+ (\S+)/m.exec(part)?.[1] ?? '']),
  );

/** What one participant sends. */
export class MediaIn {
  readonly sent: Sent[] = [];
  readonly #connection = new RTCPeerConnection(MEDIA_SETTINGS);
  readonly #onPacket: OnPacket;
  readonly #pictures: NodeJS.Timeout;
  /** Tracks that have been in an offer; others are announced and come with the next one. */
  readonly #seen = new Set<string>();
  #cidOf: ReadonlyMap<string, string> = new Map();

  constructor(onPacket: OnPacket) {
    this.#onPacket = onPacket;
    this.#connection.onRemoteTransceiverAdded.subscribe((transceiver) => this.#follow(transceiver));
    this.#pictures = setInterval(() => {
      for (const { track } of this.sent) this.askPicture(track);
    }, PICTURE_EVERY_MS);
  }

  async hear({ sdp, id }: SessionDescription) {
    this.#cidOf = sendingIn(sdp);
    await this.#connection.setRemoteDescription({ type: 'offer', sdp });
    await this.#connection.setLocalDescription(await this.#connection.createAnswer());
    const answer = this.#connection.localDescription?.sdp ?? '';
    const sending = new Set(this.#cidOf.values());
    const isGone = ({ cid }: Sent) => this.#seen.has(cid) && !sending.has(cid);
    const gone = this.sent.filter((one) => isGone(one)).map(({ track }) => track);
    this.sent.splice(0, this.sent.length, ...this.sent.filter((one) => !isGone(one)));
    for (const cid of sending) this.#seen.add(cid);
    return { answer: new SessionDescription({ type: 'answer', sdp: answer, id }), gone };
  }

  askPicture(track: TrackInfo): void {
    if (track.type !== TrackType.VIDEO) return;
    for (const { mid, receiver } of this.#connection.getTransceivers()) {
      const ssrc = receiver.track?.ssrc;
      if (this.#trackAt(mid) === track && ssrc !== undefined) void receiver.sendRtcpPLI(ssrc);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#pictures);
    await this.#connection.close();
  }

  #trackAt(mid: string | null): TrackInfo | undefined {
    const cid = this.#cidOf.get(mid ?? '');
    return this.sent.find((one) => one.cid === cid)?.track;
  }

  #follow(transceiver: RTCRtpTransceiver): void {
    transceiver.onTrack.subscribe((track) =>
      track.onReceiveRtp.subscribe((packet) => {
        const from = this.#trackAt(transceiver.mid);
        if (from) this.#onPacket(from, packet);
      }),
    );
  }
}
