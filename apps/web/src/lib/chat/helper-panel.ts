import type { Inputs } from '../api/replies.ts';
import { createStore } from '../state/create-store.ts';

/** What the child looks at: an activity of a lesson, or an item of a round. */
export type HelperPlace = NonNullable<Inputs['chat']['send']['place']>;

interface Panel {
  readonly isOpen: boolean;
  readonly place: HelperPlace | null;
  /** The answer on the screen was wrong: the panel offers to say why. */
  readonly wasWrong: boolean;
}
const CLOSED: Panel = { isOpen: false, place: null, wasWrong: false };

let panel = CLOSED;
const store = createStore(() => panel);
const set = (change: Partial<Panel>) => {
  panel = { ...panel, ...change };
  store.changed();
};

/** Whether the helper's panel is open, and where the child is. It outlives a change of page. */
export const useHelperPanel = (): Panel => store.useValue();
export const setHelperOpen = (isOpen: boolean): void => set({ isOpen });
export const setHelperPlace = (place: HelperPlace | null, wasWrong: boolean): void =>
  set({ place, wasWrong });
