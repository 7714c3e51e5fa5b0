import { createStore } from '../state/create-store.ts';

export interface AchievementText {
  readonly badge: string;
  readonly title: string;
  readonly text: string;
  /** Set where nothing was earned just now: what the cheer is instead of a new achievement. */
  readonly kicker?: string;
}
export interface AchievementToastState extends AchievementText {
  readonly id: number;
  readonly leaving: boolean;
}

/** The cheers on the screen. Their timing is in achievement-toasts.ts, which the first screen does not need. */
let toasts: readonly AchievementToastState[] = [];

export const currentToasts = (): readonly AchievementToastState[] => toasts;
const store = createStore(currentToasts);

export function setToasts(next: readonly AchievementToastState[]): void {
  toasts = next;
  store.changed();
}

export const useAchievementToasts = (): readonly AchievementToastState[] => store.useValue();
