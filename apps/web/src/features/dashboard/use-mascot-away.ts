import { PRODUCT } from '@noodlenaut/domain';
import { useState } from 'react';

const AWAY_KEY = `${PRODUCT.storagePrefix}-mascot-away`;

function wasPutAway(): boolean {
  try {
    return globalThis.localStorage.getItem(AWAY_KEY) !== null;
  } catch {
    // Blocked storage: it comes back with the next page.
    return false;
  }
}

/** Noodle can be put away, and stays away on this device until it is called. */
export function useMascotAway(): readonly [isAway: boolean, setAway: (isAway: boolean) => void] {
  const [isAway, setIsAway] = useState(wasPutAway);
  const setAway = (next: boolean) => {
    setIsAway(next);
    try {
      if (next) globalThis.localStorage.setItem(AWAY_KEY, '1');
      else globalThis.localStorage.removeItem(AWAY_KEY);
    } catch (cause) {
      console.warn('It could not be kept that Noodle is away', cause);
    }
  };
  return [isAway, setAway];
}
