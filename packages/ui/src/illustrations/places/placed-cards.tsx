import type { PlacedCard } from '@noodlenaut/domain';
import { CardFigure } from '../parts/card-figure.tsx';

interface Props {
  items: readonly PlacedCard[];
  /** The side of a square of the grid. */
  cell: number;
  /** Room left free on each side of a card. */
  margin: number;
}

/** Cards on the squares of a grid. */
export function PlacedCards({ items, cell, margin }: Props) {
  return items.map(({ at: [column, row], card }, index) => (
    <CardFigure
      key={index}
      card={card}
      x={column * cell + margin}
      y={row * cell + margin}
      width={cell - 2 * margin}
      height={cell - 2 * margin}
      plate
    />
  ));
}
