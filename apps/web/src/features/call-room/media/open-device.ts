export type DeviceKind = 'audio' | 'camera' | 'screen';
/** Why nothing comes from a device. `gone`: it was unplugged or taken away while it ran. */
export type DeviceRefusal = 'not-allowed' | 'none-there' | 'in-use' | 'gone' | 'other';
export type Opened = { readonly track: MediaStreamTrack } | { readonly refusal: DeviceRefusal };

const REFUSALS: Readonly<Record<string, DeviceRefusal>> = {
  NotAllowedError: 'not-allowed',
  SecurityError: 'not-allowed',
  NotFoundError: 'none-there',
  OverconstrainedError: 'none-there',
  NotReadableError: 'in-use',
  AbortError: 'in-use',
};
const WISHES = {
  audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  camera: { width: { ideal: 640 }, height: { ideal: 480 }, frameRate: { ideal: 24, max: 30 } },
} as const;

/** Newer than what TypeScript knows of `getDisplayMedia`. */
interface ScreenWishes extends DisplayMediaStreamOptions {
  readonly selfBrowserSurface: 'exclude';
  readonly surfaceSwitching: 'include';
  readonly monitorTypeSurfaces: 'exclude';
}
/** One window or tab, never the whole screen with all that is on it, and not this page, which would show itself in itself. */
const SCREEN: ScreenWishes = {
  video: { frameRate: { max: 8 }, width: { max: 1920 }, height: { max: 1200 } },
  audio: false,
  selfBrowserSurface: 'exclude',
  surfaceSwitching: 'include',
  monitorTypeSurfaces: 'exclude',
};

async function openWith(open: () => Promise<MediaStream>): Promise<Opened> {
  try {
    const [track] = (await open()).getTracks();
    return track ? { track } : { refusal: 'none-there' };
  } catch (cause) {
    const refusal = cause instanceof DOMException ? REFUSALS[cause.name] : undefined;
    if (refusal === undefined) console.warn('A device does not open', cause);
    return { refusal: refusal ?? 'other' };
  }
}

/** Opens one device alone: one that is missing or refused does not take the other along. */
export function openDevice(kind: 'audio' | 'camera', deviceId: string | null): Promise<Opened> {
  const wish = { ...WISHES[kind], ...(deviceId === null ? {} : { deviceId: { exact: deviceId } }) };
  return openWith(() =>
    navigator.mediaDevices.getUserMedia(kind === 'audio' ? { audio: wish } : { video: wish }),
  );
}

/** The tutor's window or tab: few pictures a second, and sharp ones. */
export async function openScreen(): Promise<Opened> {
  const opened = await openWith(() => navigator.mediaDevices.getDisplayMedia(SCREEN));
  if ('track' in opened) opened.track.contentHint = 'detail';
  return opened;
}

export interface DeviceChoice {
  readonly id: string;
  readonly label: string;
}
export type DeviceChoices = Readonly<Record<'audio' | 'camera' | 'speaker', readonly DeviceChoice[]>>;
export const NO_CHOICES: DeviceChoices = { audio: [], camera: [], speaker: [] };

/** The devices of this computer. They have names only after one of their kind was allowed. */
export async function listDevices(): Promise<DeviceChoices> {
  const all = await navigator.mediaDevices.enumerateDevices();
  const of = (kind: MediaDeviceKind): DeviceChoice[] =>
    all.flatMap((one) =>
      one.kind === kind && one.deviceId !== '' && one.label !== ''
        ? [{ id: one.deviceId, label: one.label }]
        : [],
    );
  return { audio: of('audioinput'), camera: of('videoinput'), speaker: of('audiooutput') };
}
