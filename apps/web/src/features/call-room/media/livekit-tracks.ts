import { Track, type LocalParticipant } from 'livekit-client';
import { LIMITS, NO_TRACKS, SLOTS, type Slot, type Tracks } from './slots.ts';

const SOURCES: Readonly<Record<Slot, Track.Source>> = {
  audio: Track.Source.Microphone,
  camera: Track.Source.Camera,
  screen: Track.Source.ScreenShare,
};

const optionsOf = (slot: Slot) => {
  const source = SOURCES[slot];
  if (slot === 'audio') return { source, audioPreset: LIMITS.audio };
  return slot === 'camera'
    ? { source, videoEncoding: LIMITS.camera }
    : { source, screenShareEncoding: LIMITS.screen };
};

/** Publishes what this page captures, one step after the other: of changes that come while one is under way the last one holds. */
export function sendTracks(participant: LocalParticipant) {
  let wanted = NO_TRACKS;
  let sent = NO_TRACKS;
  let isAtWork = false;
  let isStopped = false;

  const change = async (slot: Slot) => {
    const [former, next] = [sent[slot], wanted[slot]];
    sent = { ...sent, [slot]: next };
    try {
      // Who captures a track stops it, not LiveKit.
      if (former) await participant.unpublishTrack(former, false);
      if (next && next.readyState === 'live') await participant.publishTrack(next, optionsOf(slot));
    } catch (cause) {
      if (!isStopped) console.warn(`${slot} cannot be sent`, cause);
    }
  };
  const work = async () => {
    if (isAtWork) return;
    isAtWork = true;
    for (;;) {
      const slot = SLOTS.find((one) => sent[one] !== wanted[one]);
      if (slot === undefined || isStopped) break;
      await change(slot);
    }
    isAtWork = false;
  };
  return {
    send: (tracks: Tracks): void => {
      wanted = tracks;
      void work();
    },
    stop: (): void => {
      isStopped = true;
    },
  };
}
