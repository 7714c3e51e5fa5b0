import type { CallState } from './call-state.ts';

/**
 * Whether this page shows the call and not the waiting room. A room whose server died does not know the tutor yet: whoever still sees
 * them stays in (P5.29).
 */
export function isInside(room: Pick<CallState, 'phase' | 'isStarted'>, connectedPeople: number): boolean {
  return room.phase === 'live' || (room.isStarted && connectedPeople > 0);
}
