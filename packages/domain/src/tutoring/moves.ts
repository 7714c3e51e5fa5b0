/** Who changes a request or a session. `system` is the server by its clock, or a session that takes its request along. */
export const TUTORING_ACTORS = ['student', 'guardian', 'tutor', 'system'] as const;
export type TutoringActor = (typeof TUTORING_ACTORS)[number];

/** One row of a table of moves: who brings a record from one of these states to another. */
export interface Move<Status, Action> {
  readonly action: Action;
  readonly from: readonly Status[];
  readonly to: Status;
  readonly by: readonly TutoringActor[];
}

/** The state after an action, or null when the table does not have it. Whose record it is, the caller has looked at. */
export function statusAfter<Status, Action>(
  moves: readonly Move<Status, Action>[],
  status: Status,
  action: Action,
  by: TutoringActor,
): Status | null {
  const move = moves.find((one) => one.action === action && one.from.includes(status) && one.by.includes(by));
  return move?.to ?? null;
}
