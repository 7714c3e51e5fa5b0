import { Track, type RemoteParticipant } from 'livekit-client';
import type { Remote } from './call-media.ts';

/** The streams of one page: they stay the same while tracks come and go, so that nothing is played anew. */
export type KnownRemote = Pick<Remote, 'face' | 'screen'>;

function hold(stream: MediaStream, tracks: readonly (MediaStreamTrack | undefined)[]): void {
  for (const track of stream.getTracks()) if (!tracks.includes(track)) stream.removeTrack(track);
  for (const track of tracks) if (track && !stream.getTracks().includes(track)) stream.addTrack(track);
}

/** What comes from one other page, by what it says each track is. */
export function remoteOf(
  participant: RemoteParticipant,
  isConnected: boolean,
  known: Map<string, KnownRemote>,
): Remote {
  const streams = known.get(participant.identity) ?? { face: new MediaStream(), screen: new MediaStream() };
  known.set(participant.identity, streams);
  const trackOf = (source: Track.Source) => participant.getTrackPublication(source)?.track;
  const microphone = trackOf(Track.Source.Microphone);
  hold(streams.face, [microphone?.mediaStreamTrack, trackOf(Track.Source.Camera)?.mediaStreamTrack]);
  hold(streams.screen, [trackOf(Track.Source.ScreenShare)?.mediaStreamTrack]);
  return {
    ...streams,
    state: isConnected ? 'connected' : 'connecting',
    level: () => microphone?.receiver?.getSynchronizationSources()[0]?.audioLevel ?? 0,
  };
}
