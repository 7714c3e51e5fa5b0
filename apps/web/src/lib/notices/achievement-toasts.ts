import { currentToasts, setToasts } from './toast-stack.ts';
import type { AchievementText } from './toast-stack.ts';

export { currentToasts } from './toast-stack.ts';

/** Appears after 100 ms, is dismissed after 4 s, leaves in 300 ms; several come 500 ms apart (S4.11 to S4.16). */
export const TOAST_APPEAR_MS = 100;
export const TOAST_MS = 4000;
export const TOAST_EXIT_MS = 300;
export const TOAST_STAGGER_MS = 500;
export const TOAST_OFFSET_PX = 80;

let lastId = 0;

/** Lets one leave; it is gone when its exit is over. A second dismissal of the same changes nothing. */
export function dismissToast(id: number): void {
  if (!currentToasts().some((toast) => toast.id === id && !toast.leaving)) return;
  setToasts(currentToasts().map((toast) => (toast.id === id ? { ...toast, leaving: true } : toast)));
  setTimeout(() => setToasts(currentToasts().filter((toast) => toast.id !== id)), TOAST_EXIT_MS);
}

function show(achievement: AchievementText): void {
  lastId += 1;
  const id = lastId;
  setToasts([...currentToasts(), { ...achievement, id, leaving: false }]);
  setTimeout(() => dismissToast(id), TOAST_MS);
}

/** Cheers for each achievement, one after the other. */
export function showAchievements(achievements: readonly AchievementText[]): void {
  for (const [index, achievement] of achievements.entries()) {
    setTimeout(() => show(achievement), TOAST_APPEAR_MS + index * TOAST_STAGGER_MS);
  }
}
