import type { Card } from '@noodlenaut/domain';
import { CardFigure } from '../parts/card-figure.tsx';
import { Tile } from '../parts/tile.tsx';
import { Words } from '../parts/words.tsx';

type Props = {
  entries: readonly { readonly card: Card; readonly text: string }[];
  x: number;
  y: number;
  width: number;
};

/** What the signs of a map mean. */
export function MapKey({ entries, x, y, width }: Props) {
  return (
    <>
      <Tile x={x} y={y} width={width} height={entries.length * 34 + 6} radius={10} />
      {entries.map(({ card, text }, index) => (
        <g key={index}>
          <CardFigure
            card={{ ...card, label: undefined }}
            x={x + 4}
            y={y + 5 + index * 34}
            width={32}
            height={30}
          />
          <Words
            text={text}
            x={x + 40}
            y={y + 20 + index * 34}
            width={width - 46}
            height={32}
            size={18}
            anchor="start"
          />
        </g>
      ))}
    </>
  );
}
