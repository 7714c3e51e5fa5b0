import { nextSceneMs, sceneAt } from '@noodlenaut/domain';
import type { Scene, Show } from '@noodlenaut/domain';
import { useEffect, useState } from 'react';

/**
 * The scene of the podium's show at this moment: the server says when it began, so that all screens are in the same one.
 * @param from its beginning on the device's monotonic clock; null: no show runs
 */
export function useScene(from: number | null, { places, awards }: Show): Scene {
  const [now, setNow] = useState(() => performance.now());
  const since = from === null ? null : Math.max(0, now - from);
  useEffect(() => {
    if (from === null) return undefined;
    // After what is rendered: a page that was told late is behind, and catches up at once.
    const next = nextSceneMs({ places, awards }, Math.max(0, now - from));
    if (next === null) return undefined;
    const timer = setTimeout(() => setNow(performance.now()), Math.max(1, from + next - performance.now()));
    return () => clearTimeout(timer);
  }, [from, places, awards, now]);
  return sceneAt({ places, awards }, since);
}
