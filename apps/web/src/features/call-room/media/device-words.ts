import type { DeviceKind, DeviceRefusal } from './open-device.ts';

const NAMES: Readonly<Record<DeviceKind, string>> = {
  audio: 'microphone',
  camera: 'camera',
  screen: 'screen',
};

/** Why a device gives nothing, and what somebody can do about it. */
export function refusalWords(kind: DeviceKind, refusal: DeviceRefusal): string {
  const name = NAMES[kind];
  if (refusal === 'not-allowed')
    return `Your browser does not let this page use the ${name}. Press the sign beside the address at the top, allow the ${name}, then try again.`;
  if (refusal === 'none-there') return `We found no ${name}. Plug one in and try again, or go in without it.`;
  if (refusal === 'in-use')
    return `Another program uses the ${name}. Close it and try again, or go in without it.`;
  if (refusal === 'gone') return `The ${name} was unplugged. Plug it in again, or choose another one.`;
  return `The ${name} does not start. Try again, or go in without it.`;
}
