import { INK, PAINTS } from '../parts/paints.ts';

type Props = { hits: 'window' | 'wall' | 'leaf'; x: number; floor: number; height: number };

/** What stands in the light: glass, stone or a leaf. */
export function RayStop({ hits, x, floor, height }: Props) {
  const top = floor - height;
  if (hits === 'leaf')
    return (
      <>
        <path d={`M${x} ${floor}V${top + 40}`} stroke={PAINTS.green.edge} strokeWidth="6" />
        <path
          d={`M${x} ${top}C${x + 36} ${top + 20} ${x + 30} ${top + 66} ${x} ${top + 78}C${x - 30} ${top + 66} ${x - 36} ${top + 20} ${x} ${top}z`}
          fill={PAINTS.green.fill}
          stroke={PAINTS.green.edge}
          strokeWidth="3.5"
        />
        <path
          d={`M${x} ${top + 8}v66M${x} ${top + 40}l14-12M${x} ${top + 56}l-14-12`}
          stroke={PAINTS.green.edge}
          strokeWidth="2.5"
        />
      </>
    );
  if (hits === 'window')
    return (
      <>
        <rect
          x={x - 8}
          y={top}
          width="16"
          height={height}
          rx="3"
          fill="#cfe6ff"
          fillOpacity=".7"
          stroke={PAINTS.blue.edge}
          strokeWidth="3.5"
        />
        <path d={`M${x - 2} ${top + 14}v18M${x + 3} ${top + 44}v26`} stroke="#fff" strokeWidth="3" />
      </>
    );
  return (
    <>
      <rect
        x={x - 11}
        y={top}
        width="22"
        height={height}
        rx="2"
        fill="#c9764b"
        stroke={INK}
        strokeWidth="3.5"
      />
      <path
        d={[1, 2, 3, 4].map((row) => `M${x - 11} ${top + (row * height) / 5}h22`).join('')}
        stroke="#7a3b19"
        strokeWidth="2.5"
      />
    </>
  );
}
