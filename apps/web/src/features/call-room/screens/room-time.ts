import type { RoomFacts } from './room-words.ts';

export type RoomTime = { readonly is: 'open' | 'over' } | { readonly is: 'early'; readonly inMs: number };

/** Whether the room can be entered by this device's clock; the server decides in the end (P5.20). */
export function roomTime(
  { status, opensAt, closesAt }: Pick<RoomFacts, 'status' | 'opensAt' | 'closesAt'>,
  now: number,
): RoomTime {
  if (status !== 'scheduled' && status !== 'in-progress') return { is: 'over' };
  const inMs = Date.parse(opensAt) - now;
  if (inMs > 0) return { is: 'early', inMs };
  return { is: Date.parse(closesAt) < now ? 'over' : 'open' };
}
