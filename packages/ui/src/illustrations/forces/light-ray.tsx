import { Note } from '../parts/after.tsx';
import { Arrow } from '../parts/arrow.tsx';
import { Board, BOARD } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { INK, PAINTS } from '../parts/paints.ts';
import { Thing } from '../parts/thing.tsx';
import { inWater, shadowLength, towards } from './ray-geometry.ts';
import { RayStop } from './ray-stop.tsx';

const FLOOR = 246;
const SURFACE = 190;
const HIT = BOARD / 2;
const RAY = 168;
const STOP = 168;
const TALL = 98;
const RAY_COLOR = '#c27c00';

/** Light on a flat surface: a mirror sends it back at its own angle, water bends it. */
function OnSurface({ hits, angle }: { hits: 'mirror' | 'water'; angle: number }) {
  const [dx, dy] = towards(angle);
  const [wx, wy] = towards(inWater(angle));
  const length = Math.min(RAY, (SURFACE - 24) / dy);
  return (
    <>
      {hits === 'mirror' ? (
        <>
          <rect
            x="60"
            y={SURFACE}
            width={BOARD - 120}
            height="14"
            fill="#cfe6ff"
            stroke={INK}
            strokeWidth="3"
          />
          <path
            d={Array.from({ length: 17 }, (_, i) => `M${70 + i * 21} ${SURFACE + 28}l12-12`).join('')}
            stroke={INK}
            strokeWidth="2.5"
          />
        </>
      ) : (
        <path
          d={`M20 ${SURFACE}${'q11-8 22 0t22 0'.repeat(10)}V296H20z`}
          fill="#9fd8f5"
          stroke={PAINTS.blue.edge}
          strokeWidth="3"
        />
      )}
      <path
        d={`M${HIT} ${SURFACE - 130}V${SURFACE + (hits === 'water' ? 90 : 0)}`}
        stroke={INK}
        strokeWidth="2"
        strokeDasharray="6 7"
      />
      <Arrow
        from={[HIT - dx * length, SURFACE - dy * length]}
        to={[HIT, SURFACE - 2]}
        width={6}
        color={RAY_COLOR}
      />
      <Arrow
        from={[HIT, SURFACE]}
        to={
          hits === 'mirror' ? [HIT + dx * length, SURFACE - dy * length] : [HIT + wx * 96, SURFACE + wy * 96]
        }
        width={6}
        color={RAY_COLOR}
      />
      <Note text={`${Math.round(angle)}°`} x={HIT - 78} y={SURFACE - 14} />
      <Note
        text={`${Math.round(hits === 'mirror' ? angle : inWater(angle))}°`}
        x={HIT + 78}
        y={hits === 'mirror' ? SURFACE - 14 : SURFACE + 26}
        order={1}
      />
    </>
  );
}

/** Sunlight meets something that stands on the ground; its shadow is as long as the sun is low. */
function OnThing({
  hits,
  angle,
  shadow,
}: {
  hits: 'window' | 'wall' | 'leaf';
  angle: number;
  shadow: boolean;
}) {
  const [dx, dy] = towards(angle);
  const dark = Math.min(shadowLength(TALL, angle), BOARD - STOP - 24);
  const ray = (
    height: number,
    goesOn: number,
  ): [from: readonly [number, number], to: readonly [number, number]] => {
    const back = Math.min(112, (FLOOR - height - 20) / dy, (STOP - 20) / dx);
    const y = FLOOR - height;
    return [
      [STOP - dx * back, y - dy * back],
      [STOP + dx * goesOn, y + dy * goesOn],
    ];
  };
  const over = TALL + 16;
  return (
    <>
      <path d={`M14 ${FLOOR}H${BOARD - 14}`} stroke={INK} strokeWidth="4" />
      {shadow && <path d={`M${STOP} ${FLOOR - 5}H${STOP + dark}V${FLOOR + 9}H${STOP}z`} fill="#4a5178" />}
      <RayStop hits={hits} x={STOP} floor={FLOOR} height={TALL} />
      {[over, TALL * 0.62, TALL * 0.26].map((height, index) => {
        const passes = index === 0 || hits === 'window';
        const [from, to] = ray(height, passes ? Math.min((height - 6) / dy, (BOARD - 40 - STOP) / dx) : -9);
        return <Arrow key={height} from={from} to={to} width={5} color={RAY_COLOR} />;
      })}
      <Note text={hits === 'window' ? 'light goes through' : 'light stops here'} x={STOP + 130} y={32} />
    </>
  );
}

/** A ray of light and what it meets. The angle is the one between the ray and the ground. */
export function LightRay({ picture: { hits, angle, shadow, alt } }: Drawn<'light-ray'>) {
  const flat = hits === 'mirror' || hits === 'water';
  return (
    <Board alt={alt} height={flat ? 300 : FLOOR + 30}>
      <Thing name="sun" x={48} y={46} size={64} />
      {hits === 'mirror' || hits === 'water' ? (
        <OnSurface hits={hits} angle={angle} />
      ) : (
        <OnThing hits={hits} angle={angle} shadow={shadow === true} />
      )}
    </Board>
  );
}
