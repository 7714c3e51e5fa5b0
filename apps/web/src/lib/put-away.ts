import { PRODUCT } from '@noodlenaut/domain';
import { useState } from 'react';

export type CrewMember = 'mascot' | 'companion';

/** A cookie, because it outlasts Power Down, which empties the storage of this device (SPEC 4; decision 0026). */
const COOKIE = `${PRODUCT.storagePrefix}-away`;
const YEAR_SECONDS = 31_536_000;

function putAway(): readonly string[] {
  const value = new RegExp(`(?:^|; )${COOKIE}=([a-z.]*)`).exec(document.cookie)?.[1] ?? '';
  return value.split('.').filter((name) => name !== '');
}

function keep(names: readonly string[]): void {
  const seconds = names.length === 0 ? 0 : YEAR_SECONDS;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=${names.join('.')}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

/** A crew member that was put away stays away on this device until it is called. */
export function usePutAway(
  member: CrewMember,
): readonly [isAway: boolean, setAway: (isAway: boolean) => void] {
  const [isAway, setIsAway] = useState(() => putAway().includes(member));
  const setAway = (next: boolean) => {
    setIsAway(next);
    const others = putAway().filter((name) => name !== member);
    keep(next ? [...others, member] : others);
  };
  return [isAway, setAway];
}
