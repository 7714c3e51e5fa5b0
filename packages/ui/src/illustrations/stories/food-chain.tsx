import { Count } from '../parts/after.tsx';
import { Arrow } from '../parts/arrow.tsx';
import { Board, BOARD } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { StepCard } from './step-card.tsx';

const PAD = 12;
const ARROW = 34;
const HIGH = 122;

/** Who is eaten by whom: each arrow points to the eater. From four on in two rows. */
export function FoodChain({ picture: { links, alt } }: Drawn<'food-chain'>) {
  const columns = links.length <= 3 ? links.length : Math.ceil(links.length / 2);
  const rows = Math.ceil(links.length / columns);
  const width = Math.min(150, (BOARD - 2 * PAD - (columns - 1) * ARROW) / columns);
  const left = (BOARD - columns * width - (columns - 1) * ARROW) / 2;
  const middle = (index: number): [number, number] => {
    const row = Math.floor(index / columns);
    const inRow = index % columns;
    const column = row % 2 === 0 ? inRow : columns - 1 - inRow;
    return [left + width / 2 + column * (width + ARROW), PAD + HIGH / 2 + row * (HIGH + ARROW)];
  };
  return (
    <Board alt={alt} height={rows * (HIGH + ARROW) - ARROW + 2 * PAD}>
      {links.map((step, index) => {
        const at = middle(index);
        const next = middle(index + 1);
        const down = next[0] === at[0];
        const side = Math.sign(next[0] - at[0]);
        return (
          <g key={index}>
            <StepCard step={step} at={at} width={width} height={HIGH} index={index} />
            <Count n={index + 1} x={at[0] - width / 2 + 8} y={at[1] - HIGH / 2 + 8} />
            {index < links.length - 1 && (
              <Arrow
                from={down ? [at[0], at[1] + HIGH / 2 + 4] : [at[0] + side * (width / 2 + 4), at[1]]}
                to={down ? [next[0], next[1] - HIGH / 2 - 4] : [next[0] - side * (width / 2 + 4), next[1]]}
              />
            )}
          </g>
        );
      })}
    </Board>
  );
}
