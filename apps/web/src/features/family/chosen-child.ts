import type { Outputs } from '../../lib/api/replies.ts';

type Child = Outputs['family']['children']['children'][number];

/** Children of the family, without those seen only through a class. */
export const familyOf = (children: readonly Child[]): readonly Child[] =>
  children.filter(({ isFamily }) => isFamily);

/** The child named in the address, else the first of the family; null when there is none. */
export function chosenChild(children: readonly Child[], childId: string | undefined): Child | null {
  const family = familyOf(children);
  return family.find(({ id }) => id === childId) ?? family[0] ?? null;
}
