import { After, Note } from '../parts/after.tsx';
import { Board } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { INK, PAINTS } from '../parts/paints.ts';
import { Words } from '../parts/words.tsx';
import { scaleStep, ticks, written } from './scale-step.ts';

const TOP = 40;
const FLOOR = 270;
const X = 110;

/** A thermometer. The value is read off the scale: it is not written. */
export function ThermometerPicture({ picture: { min, max, value, unit, alt } }: Drawn<'thermometer'>) {
  const yOf = (at: number) => FLOOR - ((at - min) / (max - min)) * (FLOOR - TOP);
  const step = scaleStep(max - min, 8);
  const fine = step / 5;
  return (
    <Board alt={alt} width={240} height={340}>
      <path
        d={`M${X - 19} ${TOP - 10}a19 19 0 0 1 38 0V${FLOOR + 10}a32 32 0 1 1-38 0z`}
        fill="#fff"
        stroke={INK}
        strokeWidth="4"
      />
      <circle cx={X} cy={FLOOR + 34} r="22" fill={PAINTS.red.fill} stroke={PAINTS.red.edge} strokeWidth="3" />
      <path
        d={`M${X} ${FLOOR + 24}V${yOf(value)}`}
        stroke={PAINTS.red.fill}
        strokeWidth="16"
        strokeLinecap="butt"
      />
      <path d={`M${X - 8} ${yOf(value)}h16`} stroke={PAINTS.red.edge} strokeWidth="3" strokeLinecap="butt" />
      {ticks(min, max, fine).map((at) => (
        <path key={at} d={`M${X + 21} ${yOf(at)}h9`} stroke={INK} strokeWidth="1.8" strokeLinecap="butt" />
      ))}
      {ticks(min, max, step).map((at) => (
        <g key={at}>
          <path d={`M${X + 21} ${yOf(at)}h20`} stroke={INK} strokeWidth="3.5" strokeLinecap="butt" />
          <Words text={written(at)} x={X + 48} y={yOf(at)} width={72} size={24} anchor="start" />
        </g>
      ))}
      <Words text={unit} x={46} y={TOP} width={70} size={30} />
      <After>
        <path d={`M${X - 26} ${yOf(value)}H${X + 20}`} stroke={PAINTS.orange.edge} strokeWidth="5" />
      </After>
      <Note text={`${written(value)} ${unit}`} x={48} y={yOf(value)} width={90} order={1} />
    </Board>
  );
}
