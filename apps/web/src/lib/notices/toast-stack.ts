import { useSyncExternalStore } from 'react';

export interface AchievementText {
  readonly badge: string;
  readonly title: string;
  readonly text: string;
}
export interface AchievementToastState extends AchievementText {
  readonly id: number;
  readonly leaving: boolean;
}

/** The cheers on the screen. Their timing is in achievement-toasts.ts, which the first screen does not need. */
let toasts: readonly AchievementToastState[] = [];
const listeners = new Set<() => void>();

export const currentToasts = (): readonly AchievementToastState[] => toasts;

export function setToasts(next: readonly AchievementToastState[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useAchievementToasts = (): readonly AchievementToastState[] =>
  useSyncExternalStore(subscribe, currentToasts, currentToasts);
