import type { CallLivekit } from '@noodlenaut/contract';
import { ConnectionState, Room, RoomEvent, setLogLevel } from 'livekit-client';
import type { Remotes } from './call-media.ts';
import { remoteOf, type KnownRemote } from './livekit-remote.ts';
import { sendTracks } from './livekit-tracks.ts';
import type { Tracks } from './slots.ts';

/** A room of LiveKit that this page is in. */
export interface LivekitRoom {
  readonly remotes: Remotes;
  send(tracks: Tracks): void;
  leave(): void;
}
interface Settings {
  readonly iceServers: RTCIceServer[];
  readonly onChange: () => void;
  readonly onLost: () => void;
}

const CHANGES = [
  RoomEvent.ParticipantConnected,
  RoomEvent.ParticipantDisconnected,
  RoomEvent.TrackSubscribed,
  RoomEvent.TrackUnsubscribed,
  RoomEvent.ConnectionStateChanged,
] as const;

/**
 * Joins, and calls `onLost` once when the room is lost for good. LiveKit's own list of STUN and TURN servers is not used: by default it
 * names servers of others, and a page of ours asks nobody but the addresses that the operator configured.
 */
export async function joinLivekitRoom(
  { url, token }: CallLivekit,
  { iceServers, onChange, onLost }: Settings,
): Promise<LivekitRoom> {
  setLogLevel('silent');
  // Pictures for two others at most: layers of several sizes would cost more than they save.
  const room = new Room({
    adaptiveStream: false,
    dynacast: false,
    singlePeerConnection: false,
    stopLocalTrackOnUnpublish: false,
    publishDefaults: { simulcast: false, videoCodec: 'vp8', stopMicTrackOnMute: false },
  });
  const known = new Map<string, KnownRemote>();
  for (const event of CHANGES) room.on(event, onChange);
  try {
    await room.connect(url, token, { rtcConfig: { iceServers } });
  } catch (cause) {
    await room.disconnect();
    throw cause;
  }
  const sending = sendTracks(room.localParticipant);
  room.once(RoomEvent.Disconnected, onLost);
  return {
    get remotes() {
      const isConnected = room.state === ConnectionState.Connected;
      return new Map(
        [...room.remoteParticipants].map(([visit, one]) => [visit, remoteOf(one, isConnected, known)]),
      );
    },
    send: sending.send,
    leave: () => {
      sending.stop();
      room.off(RoomEvent.Disconnected, onLost);
      room
        .disconnect(false)
        .catch((cause: unknown) => console.warn('LiveKit was left without a word', cause));
    },
  };
}
