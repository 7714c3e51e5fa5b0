import { api } from '../api/api.ts';
import { COMFORT_STYLES, PRODUCT, readComfort } from '@noodlenaut/domain';
import type { Comfort } from '@noodlenaut/domain';
import { chooseTheme } from '../theme/theme.ts';
import type { User } from '../api/replies.ts';
import { createStore } from '../state/create-store.ts';

const COMFORT_KEY = `${PRODUCT.storagePrefix}-comfort`;
const OWED_KEY = `${COMFORT_KEY}-owed`;
/** Whose account took the last choice, and when (ms since 1970). */
const SENT_KEY = `${COMFORT_KEY}-sent`;

let chosen = fromDevice();
let adoptedFrom: string | null = null;

function fromDevice(): Comfort {
  try {
    return readComfort(JSON.parse(readDevice(COMFORT_KEY) ?? '{}'));
  } catch {
    // Something else lies there.
    return {};
  }
}

function onDevice(key: string, text: string | null): void {
  try {
    if (text === null) globalThis.localStorage.removeItem(key);
    else globalThis.localStorage.setItem(key, text);
  } catch (cause) {
    console.warn('The choice of comfort could not be kept on this device', cause);
  }
}

function readDevice(key: string): string | null {
  try {
    return globalThis.localStorage.getItem(key);
  } catch {
    // Storage is blocked: the choices last as long as the page.
    return null;
  }
}

/** Whether the account took the device's choice after this page was asked for: what the page says of the account may be older. */
function isSentSince(id: string): boolean {
  const [owner, at] = (readDevice(SENT_KEY) ?? '').split(' ');
  return owner === id && Number(at) >= performance.timeOrigin;
}

function show(next: Comfort): void {
  chosen = next;
  for (const look of COMFORT_STYLES) {
    const value = next[look];
    if (value === undefined) delete document.documentElement.dataset[look];
    else document.documentElement.dataset[look] = value;
  }
  store.changed();
}

function take(next: Comfort): void {
  onDevice(COMFORT_KEY, JSON.stringify(next));
  show(next);
  if (next.theme !== undefined) chooseTheme(next.theme);
}

let sending: Promise<void> = Promise.resolve();

/**
 * The whole choice goes to the account, so that what was chosen before the sign-in goes along. One after the other: the last choice is
 * the last that arrives, and it is owed until the account has it. What was changed or forgotten meanwhile is not sent.
 */
function send(): void {
  onDevice(OWED_KEY, '1');
  const wanted = chosen;
  sending = sending.then(async () => {
    if (wanted !== chosen) return;
    try {
      await api.account.setComfort.mutate(wanted);
      if (wanted !== chosen) return;
      // In this order: a page that opens in between finds one of the two.
      onDevice(SENT_KEY, `${adoptedFrom} ${Date.now()}`);
      onDevice(OWED_KEY, null);
    } catch (cause) {
      console.warn('The choice of comfort is kept on this device and goes to the account later', cause);
    }
  });
}

/** Chooses for this device, and for the account of whoever is signed in. */
export function chooseComfort(change: Comfort, isSignedIn = adoptedFrom !== null): void {
  take({ ...chosen, ...change });
  if (isSignedIn) send();
}

/**
 * At the sign-in the account's own choices are applied on this device; what the account does not know yet is sent there
 * first.
 */
export function adoptFrom({ id, preferences }: User): void {
  if (adoptedFrom === id) return;
  adoptedFrom = id;
  if (readDevice(OWED_KEY) !== null) send();
  else if (!isSentSince(id) && preferences['comfort'] !== undefined)
    take(readComfort(preferences['comfort']));
}

/** After signing out nothing of the last person's choices stays. */
export function forgetComfort(): void {
  adoptedFrom = null;
  onDevice(SENT_KEY, null);
  show(fromDevice());
}

export const currentComfort = (): Comfort => chosen;
const store = createStore(currentComfort);
/** Tells of each change. Returns what ends it. */
export const onComfort = store.subscribe;

export const useComfort = (): Comfort => store.useValue();
