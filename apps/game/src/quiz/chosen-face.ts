import type { Alias, Avatar } from '@noodlenaut/domain';

/** The chosen face of a participant as this room has it; null: the alias is drawn. */
export const chosenFace = (row: {
  readonly alias: string | null;
  readonly avatar: Avatar | null;
}): Alias | null =>
  row.alias === null || row.avatar === null ? null : { name: row.alias, avatar: row.avatar };
