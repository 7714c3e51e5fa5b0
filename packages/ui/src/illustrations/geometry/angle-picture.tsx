import { After, Note } from '../parts/after.tsx';
import { Board } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { INK, PAINTS } from '../parts/paints.ts';
import { Words } from '../parts/words.tsx';
import { anglePath, onArm } from './angle-path.ts';

const ARM = 150;
const SCALE = 136;

function Protractor() {
  return (
    <g>
      <path
        d={`M-${SCALE} 0A${SCALE} ${SCALE} 0 0 1 ${SCALE} 0z`}
        fill="#dcebff"
        stroke={PAINTS.blue.edge}
        strokeWidth="3"
      />
      {Array.from({ length: 37 }, (_, index) => {
        const degrees = index * 5;
        const [ax, ay] = onArm(degrees, SCALE);
        const [bx, by] = onArm(degrees, SCALE - (index % 2 === 0 ? 13 : 7));
        return (
          <path
            key={index}
            d={`M${ax} ${ay}L${bx} ${by}`}
            stroke={INK}
            strokeWidth={index % 6 === 0 ? 3 : 1.6}
          />
        );
      })}
      {[0, 30, 60, 90, 120, 150, 180].map((degrees) => {
        const [x, y] = onArm(degrees === 0 ? 6 : degrees === 180 ? 174 : degrees, SCALE - 29);
        return <Words key={degrees} text={String(degrees)} x={x} y={y} width={40} size={19} />;
      })}
    </g>
  );
}

/** Two arms from one corner. The size is not written; a protractor lets it be read. */
export function AnglePicture({ picture: { degrees, protractor, alt } }: Drawn<'angle'>) {
  const [x, y] = onArm(degrees, ARM);
  const low = degrees > 180;
  const wide = protractor === true || degrees > 90;
  return (
    <Board alt={alt} width={wide ? 360 : 260} height={low ? 350 : 220}>
      <g transform={`translate(${wide ? 180 : 60} ${low ? 175 : 190})`}>
        {protractor && <Protractor />}
        <path
          d={anglePath(degrees, degrees === 90 ? 34 : 46)}
          fill="none"
          stroke={PAINTS.orange.edge}
          strokeWidth="5"
        />
        <After>
          <path d={`${anglePath(degrees, degrees === 90 ? 34 : 46)}L0 0z`} fill="#ffd93b" fillOpacity=".6" />
        </After>
        <path d={`M${ARM} 0H0L${x} ${y}`} fill="none" stroke={INK} strokeWidth="6" />
        <circle r="8" fill={PAINTS.orange.fill} stroke={INK} strokeWidth="3" />
        <Note
          text={`${degrees}°`}
          x={onArm(degrees / 2, protractor ? 68 : 88)[0]}
          y={onArm(degrees / 2, protractor ? 68 : 88)[1]}
          order={1}
        />
      </g>
    </Board>
  );
}
