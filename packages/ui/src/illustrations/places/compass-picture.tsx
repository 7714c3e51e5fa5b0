import { directionOf } from './place-words.ts';
import { Note } from '../parts/after.tsx';
import { Board } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { INK, PAINTS } from '../parts/paints.ts';
import { polar } from '../parts/polar.ts';
import { Words } from '../parts/words.tsx';
import { CompassRose } from './compass-rose.tsx';

const MIDDLE = 160;
const TICKS = Array.from({ length: 36 }, (_, index) => index);

/** A compass; its needle, where there is one, points the degrees given, clockwise from north. */
export function CompassPicture({ picture: { pointing, labels, alt } }: Drawn<'compass'>) {
  return (
    <Board alt={alt} width={320} height={320} bare>
      <circle
        cx={MIDDLE}
        cy={MIDDLE}
        r="152"
        fill={PAINTS.brown.fill}
        stroke={PAINTS.brown.edge}
        strokeWidth="4"
      />
      <circle cx={MIDDLE} cy={MIDDLE} r="134" fill="#fffcf6" stroke={PAINTS.brown.edge} strokeWidth="4" />
      {TICKS.map((tick) => {
        const [ax, ay] = polar(tick / 36, 128, [MIDDLE, MIDDLE]);
        const [bx, by] = polar(tick / 36, tick % 9 === 0 ? 116 : 122, [MIDDLE, MIDDLE]);
        return <path key={tick} d={`M${ax} ${ay}L${bx} ${by}`} stroke={INK} strokeWidth="2.5" />;
      })}
      {pointing === undefined ? (
        <CompassRose x={MIDDLE} y={MIDDLE} radius={114} labels={labels} />
      ) : (
        <>
          {(labels === 'north'
            ? ['N']
            : labels === 'main'
              ? ['N', 'E', 'S', 'W']
              : ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']
          ).map((name, index, names) => {
            const [x, y] = polar(index / names.length, 97, [MIDDLE, MIDDLE]);
            return <Words key={name} text={name} x={x} y={y} width={60} size={name.length > 1 ? 24 : 32} />;
          })}
          <g transform={`rotate(${pointing} ${MIDDLE} ${MIDDLE})`} strokeWidth="3">
            <path d="M160 84L174 160H146z" fill={PAINTS.red.fill} stroke={PAINTS.red.edge} />
            <path d="M160 236L174 160H146z" fill="#fff" stroke={INK} />
          </g>
          <circle cx={MIDDLE} cy={MIDDLE} r="9" fill={PAINTS.yellow.fill} stroke={INK} strokeWidth="3" />
        </>
      )}
      <Note
        text={pointing === undefined ? 'North is up' : `${directionOf(pointing)}`}
        x={MIDDLE}
        y={MIDDLE + 50}
      />
    </Board>
  );
}
