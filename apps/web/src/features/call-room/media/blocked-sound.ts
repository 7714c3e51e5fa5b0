import { createStore } from '../../../lib/state/create-store.ts';

/** Elements whose sound the browser holds back until somebody touches the page. */
let blocked: ReadonlySet<HTMLMediaElement> = new Set();
const store = createStore(() => blocked.size > 0);

/** Plays it; where the browser wants a tap first, `useBlockedSound` says so. */
export async function playSound(element: HTMLMediaElement): Promise<void> {
  try {
    await element.play();
  } catch (cause) {
    if (!(cause instanceof DOMException) || cause.name !== 'NotAllowedError') return;
    blocked = new Set([...blocked, element]);
    store.changed();
  }
}

/** To call within a tap. */
export function playBlocked(): void {
  const elements = blocked;
  blocked = new Set();
  store.changed();
  for (const element of elements) if (element.isConnected) void playSound(element);
}

export const useBlockedSound = store.useValue;
