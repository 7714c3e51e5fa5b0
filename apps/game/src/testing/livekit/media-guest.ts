import {
  type AddTrackRequest,
  DisconnectReason,
  JoinResponse,
  LeaveRequest,
  LeaveRequest_Action,
  ParticipantInfo,
  ParticipantInfo_State,
  ParticipantPermission,
  ParticipantUpdate,
  Pong,
  Room,
  ServerInfo,
  SignalRequest,
  SignalResponse,
  TrackInfo,
  TrackPublishedResponse,
  TrackSource,
} from '@livekit/protocol';
import { randomUUID } from 'node:crypto';
import type { ClaimGrants } from 'livekit-server-sdk';
import type { WebSocket } from 'ws';
import { MediaIn } from './media-in.ts';
import { MediaOut } from './media-out.ts';

type Claims = ClaimGrants & { readonly sub?: string };
const NAMES: Readonly<Partial<Record<TrackSource, string>>> = {
  [TrackSource.CAMERA]: 'camera',
  [TrackSource.MICROPHONE]: 'microphone',
  [TrackSource.SCREEN_SHARE]: 'screen_share',
};
const PROTOCOL = 16;
/** Where a guest is. */
interface House {
  othersOf(guest: MediaGuest): readonly MediaGuest[];
  remove(guest: MediaGuest, reason: DisconnectReason): void;
}

/** One participant: what its token lets it do, its signalling, what it sends and what it gets. */
export class MediaGuest {
  readonly identity: string;
  readonly room: string;
  readonly #sid = `PA_${randomUUID().slice(0, 8)}`;
  readonly #claims: Claims;
  readonly #socket: WebSocket;
  readonly #rooms: House;
  readonly #in: MediaIn;
  readonly #out: MediaOut;
  #heard = Promise.resolve();
  #state = ParticipantInfo_State.ACTIVE;

  constructor(claims: Claims, socket: WebSocket, rooms: House) {
    this.identity = claims.sub ?? '';
    this.room = claims.video?.room ?? '';
    this.#claims = claims;
    this.#socket = socket;
    this.#rooms = rooms;
    this.#in = new MediaIn((track, packet) => {
      for (const other of rooms.othersOf(this)) other.#out.pass(track, packet);
    });
    this.#out = new MediaOut((value) => this.#say({ case: 'offer', value }));
    socket.on('message', (bytes: Uint8Array<ArrayBuffer>) => {
      const request = SignalRequest.fromBinary(new Uint8Array(bytes));
      // One after the other, as they came.
      this.#heard = this.#heard.then(() => this.#hear(request)).catch(() => socket.terminate());
    });
    socket.on('close', () => rooms.remove(this, DisconnectReason.CLIENT_INITIATED));
  }

  get info(): ParticipantInfo {
    const tracks = this.#in.sent.map(({ track }) => track);
    const { canPublish = false, canSubscribe = false, canPublishData = false } = this.#claims.video ?? {};
    const permission = new ParticipantPermission({ canPublish, canSubscribe, canPublishData });
    const { identity } = this;
    return new ParticipantInfo({ sid: this.#sid, identity, state: this.#state, tracks, permission });
  }

  get sent() {
    return this.#in.sent;
  }

  welcome(): void {
    const value = new JoinResponse({
      room: new Room({ sid: `RM_${this.room}`, name: this.room }),
      participant: this.info,
      otherParticipants: this.#rooms.othersOf(this).map(({ info }) => info),
      serverInfo: new ServerInfo({ version: '1.9.0', protocol: PROTOCOL }),
      serverVersion: '1.9.0',
      subscriberPrimary: false,
      pingInterval: 5,
      pingTimeout: 15,
    });
    this.#say({ case: 'join', value });
  }

  tell(participants: ParticipantInfo[]): void {
    this.#say({ case: 'update', value: new ParticipantUpdate({ participants }) });
  }

  take(from: MediaGuest, track: TrackInfo): void {
    this.#out.add(`${from.#sid}|${track.sid}`, track);
    from.#in.askPicture(track);
  }

  drop(track: TrackInfo): void {
    this.#out.remove(track);
  }

  async dismiss(reason: DisconnectReason): Promise<void> {
    this.#state = ParticipantInfo_State.DISCONNECTED;
    const action = LeaveRequest_Action.DISCONNECT;
    this.#say({ case: 'leave', value: new LeaveRequest({ reason, action }) });
    this.#socket.close();
    await Promise.all([this.#in.close(), this.#out.close()]);
  }

  async #hear({ message }: SignalRequest): Promise<void> {
    if (message.case === 'offer') {
      const { answer, gone } = await this.#in.hear(message.value);
      this.#say({ case: 'answer', value: answer });
      for (const track of gone) for (const other of this.#rooms.othersOf(this)) other.drop(track);
      if (gone.length > 0) for (const other of this.#rooms.othersOf(this)) other.tell([this.info]);
    } else if (message.case === 'answer') await this.#out.hear(message.value);
    else if (message.case === 'addTrack') this.#publish(message.value);
    else if (message.case === 'pingReq') {
      const { timestamp } = message.value;
      const value = new Pong({ lastPingTimestamp: timestamp, timestamp: BigInt(Date.now()) });
      this.#say({ case: 'pongResp', value });
    } else if (message.case === 'leave') this.#rooms.remove(this, DisconnectReason.CLIENT_INITIATED);
  }

  /** As LiveKit does: what the token does not allow is not taken. */
  #publish({ cid, type, source, name, width, height }: AddTrackRequest): void {
    const allowed = (this.#claims.video?.canPublishSources ?? []).map(String);
    if (!allowed.includes(NAMES[source] ?? '')) return;
    const sid = `TR_${randomUUID().slice(0, 8)}`;
    const track = new TrackInfo({ sid, type, source, name, width, height });
    this.#in.sent.push({ cid, track });
    this.#say({ case: 'trackPublished', value: new TrackPublishedResponse({ cid, track }) });
    for (const other of this.#rooms.othersOf(this)) {
      other.tell([this.info]);
      other.take(this, track);
    }
  }

  #say(message: SignalResponse['message']): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#socket.send(new SignalResponse({ message }).toBinary());
  }
}
