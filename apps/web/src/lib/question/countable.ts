import type { Card, Illustration } from '@noodlenaut/domain';

/** Cards are counted where they show several of something. Cards that only name what a question speaks of are not a set. */
function countableOn(cards: readonly Card[]): number {
  const pieces = cards.flatMap((card) =>
    'thing' in card
      ? Array.from({ length: card.count ?? 1 }, () => card.thing)
      : 'shape' in card
        ? [card.shape]
        : [],
  );
  return new Set(pieces).size < pieces.length ? pieces.length : 0;
}

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
    case 'coins':
      return picture.coins.length;
    case 'picture-cards':
      return countableOn(picture.cards);
    default:
      return 0;
  }
}
