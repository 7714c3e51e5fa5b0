import { netOf } from './force-words.ts';
import { Note } from '../parts/after.tsx';
import type { Direction } from '@noodlenaut/domain';
import { Arrow } from '../parts/arrow.tsx';
import { Board, BOARD } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { INK, mixed } from '../parts/paints.ts';
import { Thing } from '../parts/thing.tsx';
import { Words } from '../parts/words.tsx';

const MIDDLE = [BOARD / 2, 158] as const;
const START = 54;
const STEP = { left: 46, right: 46, up: 27, down: 27 } as const;
const WAYS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;

/** A thing with the forces on it: the longer and thicker the arrow, the stronger. */
export function ForceArrows({ picture: { thing, arrows, alt } }: Drawn<'force-arrows'>) {
  const used = new Map<Direction, number>();
  return (
    <Board alt={alt} height={316}>
      <Thing name={thing} x={MIDDLE[0]} y={MIDDLE[1]} size={96} />
      {arrows.map(({ to, strength, label }, index) => {
        const before = used.get(to) ?? 0;
        used.set(to, before + 1);
        const [dx, dy] = WAYS[to];
        const [ox, oy] = [dy * before * 44, dx * before * 44];
        const length = START + 14 + strength * STEP[to];
        const tip = [MIDDLE[0] + dx * length + ox, MIDDLE[1] + dy * length + oy] as const;
        const flat = dy === 0;
        return (
          <g key={index}>
            <Arrow
              from={[MIDDLE[0] + dx * START + ox, MIDDLE[1] + dy * START + oy]}
              to={tip}
              width={4 + strength * 3}
              color={mixed(index + 1).edge}
            />
            {label !== undefined && (
              <Words
                text={label}
                x={flat ? MIDDLE[0] + dx * (START + 78) : tip[0] + 26}
                y={flat ? MIDDLE[1] + oy + (before > 0 ? 32 : -34) : tip[1] - dy * 14}
                width={flat ? 140 : 170}
                height={48}
                size={24}
                anchor={flat ? 'middle' : 'start'}
                fill={INK}
              />
            )}
          </g>
        );
      })}
      <Note text={netOf(arrows)} x={MIDDLE[0]} y={298} />
    </Board>
  );
}
