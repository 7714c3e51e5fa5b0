/** The paints of Noodle, as in the characters' own source. */
export const INK = {
  suit: '#ff6b35',
  suitShade: '#e43b00',
  suitEdge: '#b22700',
  cheek: '#ff8d64',
  white: '#fffcf6',
  whiteShade: '#f3e2c3',
  whiteEdge: '#8b6b3d',
  cream: '#fff8ec',
  night: '#1b2450',
  nightEdge: '#121936',
  nightLight: '#3f4da3',
  noodle: '#ffc845',
  noodleEdge: '#8a6200',
  noodleLight: '#fff1ca',
  gold: '#e4a000',
  mint: '#2ec4b6',
  mintEdge: '#0a766d',
  berry: '#d6336c',
  sky: '#3a86ff',
} as const;

/** An arm: two strokes of one path, and the glove at its end. */
export function Arm({ d, x, y }: { d: string; x: number; y: number }) {
  return (
    <>
      <path d={d} stroke={INK.suitEdge} strokeWidth="23" />
      <path d={d} stroke={INK.suit} strokeWidth="17" />
      <circle cx={x} cy={y} r="12.5" fill={INK.white} stroke={INK.whiteEdge} />
    </>
  );
}

/** The noodle strand: edge, fill, and a light beside it. */
export function Strand({ d }: { d: string }) {
  return (
    <>
      <path d={d} stroke={INK.noodleEdge} strokeWidth="16" />
      <path d={d} stroke={INK.noodle} strokeWidth="10" />
      <path d={d} stroke={INK.noodleLight} strokeWidth="2.5" transform="translate(-2 -1.5)" />
    </>
  );
}

/** A four-pointed spark. */
export function Spark({ x, y, r, fill }: { x: number; y: number; r: number; fill: string }) {
  const q = Math.round(r * 0.26);
  const w = r - q;
  return (
    <path
      d={`M${x} ${y - r}l${q} ${w} ${w} ${q}-${w} ${q}-${q} ${w}-${q}-${w}-${w}-${q} ${w}-${q}z`}
      fill={fill}
    />
  );
}
