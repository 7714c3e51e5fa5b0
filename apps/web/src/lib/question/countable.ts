import type { Illustration } from '@noodlenaut/domain';

/** How many single things a picture shows that a child can count with a finger; 0 where counting is not what it is for. */
export function countable(picture: Illustration): number {
  switch (picture.kind) {
    case 'object-set':
      return picture.groups.reduce((sum, { count, crossed = 0 }) => sum + count - crossed, 0);
    case 'ten-frame':
      return picture.filled + (picture.second ?? 0);
    case 'array':
      return picture.rows * picture.columns;
    case 'scene':
      return picture.items.length;
    default:
      return 0;
  }
}
