import { drawnAlias, type Alias, type Avatar } from './aliases.ts';

/** A seat of a game or of its rematch. */
export interface PlayedSeat {
  readonly userId: string;
  readonly seat: number;
  /** Whether it is a seat of the rematch, not of the game before it. */
  readonly isOfRematch: boolean;
  /** Of the seat's game; null before it has begun. */
  readonly seed: number | null;
  /** What the seat's record holds; null: the alias is drawn from the seed. */
  readonly alias: string | null;
  readonly avatar: Avatar | null;
}

function faceOf({ alias, avatar, seed, seat }: PlayedSeat): Alias | null {
  if (alias !== null && avatar !== null) return { name: alias, avatar };
  return seed === null ? null : drawnAlias(seed, seat);
}

/**
 * The face of a player in a rematch (P4.45, decision 0105). Who played keeps name and animal; a newcomer has the next drawn one that
 * nobody has here or had in the game before: who played may still come.
 * @param seats of the game and of its rematch
 * @returns null when the game was never begun: the usual rule holds
 */
export function rematchFace(seats: readonly PlayedSeat[], userId: string): Alias | null {
  const mine = seats.find((seat) => seat.userId === userId && !seat.isOfRematch);
  const kept = mine && faceOf(mine);
  if (kept) return kept;
  const names = new Set(seats.flatMap((seat) => faceOf(seat)?.name ?? []));
  const seed = seats.find((seat) => !seat.isOfRematch && seat.seed !== null)?.seed ?? null;
  if (seed === null) return null;
  // No two of these are alike, so one more than there are names is enough.
  for (let place = 1; place <= names.size; place += 1) {
    const drawn = drawnAlias(seed, place);
    if (!names.has(drawn.name)) return drawn;
  }
  return drawnAlias(seed, names.size + 1);
}
