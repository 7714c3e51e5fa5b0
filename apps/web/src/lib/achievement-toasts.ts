import { useSyncExternalStore } from 'react';

/** SPEC 4 and 9: appears after 100 ms, goes by itself after 4 s, leaves in 300 ms; several come 500 ms apart. */
export const TOAST_APPEAR_MS = 100;
export const TOAST_MS = 4000;
export const TOAST_EXIT_MS = 300;
export const TOAST_STAGGER_MS = 500;
export const TOAST_OFFSET_PX = 80;

export interface AchievementText {
  readonly badge: string;
  readonly title: string;
  readonly text: string;
}
export interface AchievementToastState extends AchievementText {
  readonly id: number;
  readonly leaving: boolean;
}

let toasts: readonly AchievementToastState[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly AchievementToastState[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export function dismissToast(id: number): void {
  set(toasts.map((toast) => (toast.id === id ? { ...toast, leaving: true } : toast)));
  setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), TOAST_EXIT_MS);
}

function show(achievement: AchievementText): void {
  lastId += 1;
  const id = lastId;
  set([...toasts, { ...achievement, id, leaving: false }]);
  setTimeout(() => dismissToast(id), TOAST_MS);
}

/** Cheers for each achievement, one after the other. */
export function cheer(achievements: readonly AchievementText[]): void {
  for (const [index, achievement] of achievements.entries()) {
    setTimeout(() => show(achievement), TOAST_APPEAR_MS + index * TOAST_STAGGER_MS);
  }
}

export const currentToasts = (): readonly AchievementToastState[] => toasts;

export function useAchievementToasts(): readonly AchievementToastState[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    currentToasts,
    currentToasts,
  );
}
