import type { CallDevices } from '@noodlenaut/contract';
import { createStore } from '../../../lib/state/create-store.ts';
import {
  listDevices,
  NO_CHOICES,
  openDevice,
  openScreen,
  type DeviceChoices,
  type DeviceKind,
  type DeviceRefusal,
} from './open-device.ts';
import { NO_TRACKS, type Tracks } from './slots.ts';

/** What this page captures. */
export interface OwnMediaState {
  readonly tracks: Tracks;
  /** What others see and hear of it. */
  readonly devices: CallDevices;
  readonly opening: ReadonlySet<DeviceKind>;
  readonly refusals: Readonly<Record<DeviceKind, DeviceRefusal | null>>;
  readonly choices: DeviceChoices;
  /** Null: the browser's own choice. */
  readonly chosen: Readonly<Record<keyof DeviceChoices, string | null>>;
}

const NOTHING: OwnMediaState = {
  tracks: NO_TRACKS,
  devices: { mic: false, camera: false, screen: false },
  opening: new Set(),
  refusals: { audio: null, camera: null, screen: null },
  choices: NO_CHOICES,
  chosen: { audio: null, camera: null, speaker: null },
};
const DEVICE = { audio: 'mic', camera: 'camera', screen: 'screen' } as const;

/** Camera, microphone and screen of this page, each turned on, off and changed by itself. */
export function createOwnMedia() {
  let state = NOTHING;
  const store = createStore(() => state);
  const change = (news: Partial<OwnMediaState>) => {
    state = { ...state, ...news };
    store.changed();
  };
  const put = (kind: DeviceKind, track: MediaStreamTrack | null, refusal: DeviceRefusal | null = null) =>
    change({
      tracks: { ...state.tracks, [kind]: track },
      devices: { ...state.devices, [DEVICE[kind]]: track !== null },
      refusals: { ...state.refusals, [kind]: refusal },
    });
  const setOpening = (kind: DeviceKind, isOpening: boolean) => {
    const opening = new Set(state.opening);
    if (isOpening) opening.add(kind);
    else opening.delete(kind);
    change({ opening });
  };
  const readChoices = async () => {
    try {
      change({ choices: await listDevices() });
    } catch (cause) {
      console.warn('The devices cannot be listed', cause);
    }
  };

  async function open(kind: DeviceKind): Promise<void> {
    if (state.opening.has(kind)) return;
    setOpening(kind, true);
    const opened = await (kind === 'screen' ? openScreen() : openDevice(kind, state.chosen[kind]));
    setOpening(kind, false);
    // A dialog of the browser that was closed is no fault.
    if ('refusal' in opened) {
      if (kind === 'screen' && opened.refusal === 'not-allowed') return;
      return put(kind, null, opened.refusal);
    }
    const former = state.tracks[kind];
    const { track } = opened;
    track.addEventListener('ended', () => {
      if (state.tracks[kind] === track) put(kind, null, kind === 'screen' ? null : 'gone');
    });
    put(kind, track);
    former?.stop();
    await readChoices();
  }
  /** Stopped and not only silenced: the device's light goes out. */
  function close(kind: DeviceKind): void {
    const track = state.tracks[kind];
    put(kind, null);
    track?.stop();
  }

  return {
    useValue: store.useValue,
    subscribe: store.subscribe,
    read: () => state,
    open,
    close,
    /** Muted the microphone keeps its place, so that the first word after it is not lost. */
    mute(isMuted: boolean): void {
      const { audio } = state.tracks;
      if (audio === null) return;
      audio.enabled = !isMuted;
      change({ devices: { ...state.devices, mic: !isMuted } });
    },
    /** The words about a device were read. */
    forgive(kind: DeviceKind): void {
      change({ refusals: { ...state.refusals, [kind]: null } });
    },
    async choose(kind: keyof DeviceChoices, id: string): Promise<void> {
      change({ chosen: { ...state.chosen, [kind]: id } });
      if (kind === 'speaker') return;
      const wasMuted = state.tracks.audio !== null && !state.devices.mic;
      if (state.tracks[kind] !== null || state.refusals[kind] !== null) await open(kind);
      if (kind === 'audio' && wasMuted) this.mute(true);
    },
    stop(): void {
      for (const kind of ['audio', 'camera', 'screen'] as const) close(kind);
    },
  };
}
export type OwnMedia = ReturnType<typeof createOwnMedia>;
