import type { IllustrationOf } from '@noodlenaut/domain';
import { Count } from '../parts/after.tsx';
import { Board, BOARD } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { EDGE, PAINTS } from '../parts/paints.ts';
import { Thing } from '../parts/thing.tsx';
import { Words } from '../parts/words.tsx';
import { setSpots, type Layout } from './set-spots.ts';

const PAD = 16;
const SCALE = { small: 0.55, big: 1 } as const;
const USUAL = 0.88;
/** Every drawing has some air of its own. */
const USUAL_ALONE = 0.95;
const INNER = BOARD - 2 * PAD;

/** How high one group stands: lines of up to ten, rows of five, a ring that is round. */
const groupHeight = (layout: Layout, most: number, groups: number): number => {
  if (layout === 'two-lines') return 2 * Math.min(112, INNER / Math.ceil(most / 2));
  if (layout === 'row' && groups === 1 && most <= 5) return 124;
  if (layout === 'row') return most > 10 ? 110 : 84;
  if (layout === 'rows')
    return Math.max(1, Math.ceil(most / 5)) * (groups > 2 ? 40 : groups > 1 ? 48 : most > 10 ? 62 : 84);
  return groups === 1 ? 240 : groups === 2 ? 150 : 96;
};

/**
 * Six things or more stand in two lines, large enough for a small child's finger. Not so where lines are compared one to one, nor
 * where the space between the things is what the question is about (clips laid end to end).
 */
function layoutOf({ groups, layout, spacing }: IllustrationOf<'object-set'>, most: number): Layout {
  const isAlone = groups.length === 1 && groups[0]?.label === undefined && spacing === undefined;
  const isLong = layout === 'row' ? most <= 10 : layout === 'rows' && most <= 8;
  return isAlone && isLong && most >= 6 ? 'two-lines' : layout;
}

/** Things to count, in groups below each other. */
export function ObjectSet({ picture }: Drawn<'object-set'>) {
  const { groups, spacing, alt } = picture;
  const most = Math.max(...groups.map(({ count }) => count));
  const layout = layoutOf(picture, most);
  const isAlone = layout === 'two-lines' || (layout === 'rows' && groups.length === 1);
  const usual = isAlone ? USUAL_ALONE : USUAL;
  const aside = groups.some(({ label }) => label !== undefined) ? 110 : 0;
  const width = BOARD - 2 * PAD - aside;
  const height = groupHeight(layout, most, groups.length);
  return (
    <Board alt={alt} height={groups.length * (height + PAD) + PAD}>
      {groups.map(({ thing, count, size, crossed = 0, label }, group) => {
        const top = PAD + group * (height + PAD);
        return (
          <g key={group}>
            {group > 0 && (
              <path
                d={`M${PAD} ${top - PAD / 2}H${BOARD - PAD}`}
                stroke={EDGE}
                strokeWidth="2"
                opacity=".4"
              />
            )}
            {label !== undefined && (
              <Words text={label} x={PAD + 50} y={top + height / 2} width={96} height={height} size={24} />
            )}
            {setSpots(layout, count, most, width, height, spacing).map((spot, index, spots) => {
              // Alone, a row stands in the middle; several are matched from the left.
              const last = spots[Math.min(spots.length, 10) - 1] ?? spot;
              const shift =
                layout === 'row' && groups.length === 1 ? (width - last.x - last.size / 2) / 2 : 0;
              const [x, y, side] = [
                PAD + aside + shift + spot.x,
                top + spot.y,
                spot.size * (size ? SCALE[size] : usual),
              ];
              const arm = side * 0.45;
              return (
                <g key={index} data-count={index < count - crossed || undefined}>
                  <Thing name={thing} x={x} y={y} size={side} />
                  {index >= count - crossed && (
                    <path
                      d={`M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`}
                      stroke={PAINTS.red.edge}
                      strokeWidth="5"
                    />
                  )}
                  {index < count - crossed && (
                    <Count
                      n={index + 1}
                      x={x + side * 0.34}
                      y={y + side * 0.34}
                      r={Math.min(15, Math.max(9, side * 0.28))}
                    />
                  )}
                </g>
              );
            })}
          </g>
        );
      })}
    </Board>
  );
}
