import { PRODUCT } from '@noodlenaut/domain';
import { useState } from 'react';

export type CrewMember = 'mascot' | 'companion';

/** A cookie, because signing out empties the storage of this device and the choice has to outlast it (decision 0026). */
const COOKIE = `${PRODUCT.storagePrefix}-away`;
const YEAR_SECONDS = 31_536_000;

function dismissedNames(): readonly string[] {
  const value = new RegExp(`(?:^|; )${COOKIE}=([a-z.]*)`).exec(document.cookie)?.[1] ?? '';
  return value.split('.').filter((name) => name !== '');
}

function keep(names: readonly string[]): void {
  const seconds = names.length === 0 ? 0 : YEAR_SECONDS;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=${names.join('.')}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

/** Whether a crew member was dismissed. It stays so on this device until the child opens it again. */
export function useDismissed(
  member: CrewMember,
): readonly [isDismissed: boolean, setDismissed: (isDismissed: boolean) => void] {
  const [isDismissed, setIsDismissed] = useState(() => dismissedNames().includes(member));
  const setDismissed = (next: boolean) => {
    setIsDismissed(next);
    const others = dismissedNames().filter((name) => name !== member);
    keep(next ? [...others, member] : others);
  };
  return [isDismissed, setDismissed];
}
