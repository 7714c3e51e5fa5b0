import type { Ground as GroundName } from '@noodlenaut/domain';
import { jitter } from '../parts/jitter.ts';
import { INK, SOFT } from '../parts/paints.ts';

type Props = { ground: GroundName; width: number; height: number };

const FAR = {
  grass: '#cfeaff',
  floor: '#fdeecb',
  sea: '#cfeaff',
  sky: '#c4e6ff',
  sand: '#cfeaff',
  space: '#222c6b',
  snow: '#d7e8f7',
} as const;
const NEAR = {
  grass: ['#a5d879', '#5f9a35'],
  floor: ['#dba76b', '#8c5a25'],
  sea: ['#4aa8e0', '#1a6ca8'],
  sand: ['#f5d992', '#b58a36'],
  snow: ['#ffffff', '#9db4cc'],
} as const;

const WAVES = [
  [0.08, 0.25],
  [0.42, 0.18],
  [0.78, 0.3],
  [0.24, 0.58],
  [0.6, 0.62],
  [0.88, 0.72],
  [0.1, 0.85],
  [0.44, 0.9],
] as const;

const isNear = (ground: GroundName): ground is keyof typeof NEAR => ground in NEAR;

function Cloud({ x, y }: { x: number; y: number }) {
  return (
    <path d={`M${x} ${y}a14 14 0 0 1 4-27a20 20 0 0 1 38-4a15 15 0 0 1 12 31z`} fill="#fff" opacity=".9" />
  );
}

/** What a scene stands on: quiet, so that the things on it are what is seen. */
export function Ground({ ground, width, height }: Props) {
  const horizon = height * 0.62;
  const surface = height * 0.36;
  const [fill, edge] = isNear(ground) ? NEAR[ground] : ['none', 'none'];
  return (
    <>
      <rect x="1.5" y="1.5" width={width - 3} height={height - 3} rx="18" fill={FAR[ground]} />
      {(ground === 'grass' || ground === 'sky' || ground === 'sand') && (
        <>
          <Cloud x={width * 0.08} y={50} />
          <Cloud x={width * 0.72} y={44} />
        </>
      )}
      {ground === 'sky' && <Cloud x={width * 0.42} y={height * 0.86} />}
      {ground === 'space' &&
        Array.from({ length: 34 }, (_, star) => (
          <circle
            key={star}
            cx={12 + jitter(star) * (width - 24)}
            cy={12 + jitter(star + 60) * (height - 24)}
            r={1 + jitter(star + 90) * 1.8}
            fill="#fff1ca"
          />
        ))}
      {isNear(ground) && (
        <>
          <path
            d={
              ground === 'floor' || ground === 'sea'
                ? `M1.5 ${ground === 'sea' ? surface : horizon}H${width - 1.5}V${height - 19}q0 17-17 17H19q-17 0-17-17z`
                : `M1.5 ${horizon + 14}Q${width * 0.3} ${horizon - 26} ${width * 0.55} ${horizon + 4}T${width - 1.5} ${horizon - 8}V${height - 19}q0 17-17 17H19q-17 0-17-17z`
            }
            fill={fill}
          />
          {ground === 'sea' && (
            <>
              <path
                d={`M1.5 ${surface}${'q12-10 24 0t24 0'.repeat(Math.floor(width / 48))}`}
                fill="none"
                stroke={edge}
                strokeWidth="3"
              />
              <path
                d={WAVES.map(
                  ([x, y]) => `M${x * width} ${surface + y * (height - surface)}q8-8 16 0t16 0`,
                ).join('')}
                fill="none"
                stroke="#fff"
                strokeWidth="3"
                opacity=".7"
              />
            </>
          )}
          {ground === 'floor' && (
            <path
              d={`M1.5 ${horizon}H${width - 1.5}M1.5 ${horizon + (height - horizon) / 2}H${width - 1.5}`}
              stroke={edge}
              strokeWidth="2"
              opacity=".7"
            />
          )}
        </>
      )}
      <rect
        x="1.5"
        y="1.5"
        width={width - 3}
        height={height - 3}
        rx="18"
        fill="none"
        stroke={ground === 'space' ? SOFT : INK}
        strokeWidth="3"
      />
    </>
  );
}
