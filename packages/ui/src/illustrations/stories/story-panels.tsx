import { Ring } from '../parts/after.tsx';
import { Board, BOARD } from '../parts/board.tsx';
import { CardFigure } from '../parts/card-figure.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { gridSpots } from '../parts/grid-spots.ts';
import { INK, PAINTS } from '../parts/paints.ts';
import { Tile } from '../parts/tile.tsx';
import { Words } from '../parts/words.tsx';

const GAP = 12;
const BAND = 34;
const BADGE = 15;

/** A story in numbered panels, read like a page. */
export function StoryPanels({ picture: { panels, alt } }: Drawn<'story-panels'>) {
  const columns = panels.length === 4 ? 2 : Math.min(3, panels.length);
  const rows = Math.ceil(panels.length / columns);
  const width = (BOARD - GAP) / columns - GAP;
  const height = rows === 1 ? 200 : 158;
  return (
    <Board alt={alt} height={rows * (height + GAP) + GAP} bare>
      {panels.map(({ cards, text }, index) => {
        const x = GAP + (index % columns) * (width + GAP);
        const y = GAP + Math.floor(index / columns) * (height + GAP);
        const room = height - 16 - (text === undefined ? 0 : BAND);
        return (
          <g key={index}>
            <Tile x={x} y={y} width={width} height={height} />
            {gridSpots(cards.length, width - 16, room).map((spot, place) => {
              const card = cards[place];
              const side = spot.size;
              return (
                card && (
                  <CardFigure
                    key={place}
                    card={card}
                    x={x + 8 + spot.x - side / 2}
                    y={y + 8 + spot.y - side / 2}
                    width={side}
                    height={side}
                  />
                )
              );
            })}
            {text !== undefined && (
              <Words
                text={text}
                x={x + width / 2}
                y={y + height - BAND / 2 - 4}
                width={width - 20}
                height={BAND}
                size={21}
              />
            )}
            <circle
              cx={x + BADGE - 2}
              cy={y + BADGE - 2}
              r={BADGE}
              fill={PAINTS.yellow.fill}
              stroke={INK}
              strokeWidth="2.5"
            />
            <Words text={String(index + 1)} x={x + BADGE - 2} y={y + BADGE - 2} width={26} size={21} />
            <Ring x={x + BADGE - 2} y={y + BADGE - 2} r={BADGE + 3} order={index * 3} />
          </g>
        );
      })}
    </Board>
  );
}
