import type { NoodleMood } from '../noodle-mood.ts';
import { INK } from './pens.tsx';

const PUPIL: Partial<Record<NoodleMood, (x: number) => string>> = {
  'look-around': () => 'translate(4 -4)',
  happy: () => 'translate(0 -3)',
  excited: (x) => `translate(${(-x * 0.2).toFixed(1)} -22.8) scale(1.2)`,
};

const STAR_EYE = [
  [0, -20],
  [6, -8],
  [19, -6],
  [10, 3],
  [12, 16],
  [0, 10],
  [-12, 16],
  [-10, 3],
  [-19, -6],
  [-6, -8],
] as const;

function Eye({ x, mood }: { x: number; mood: NoodleMood }) {
  if (mood === 'blink' || mood === 'celebrating') {
    const up = mood === 'celebrating';
    const y = up ? 119 : 112;
    return (
      <path d={`M${x - 13} ${y}Q${x} ${up ? 95 : 125} ${x + 13} ${y}`} stroke={INK.cream} strokeWidth="6" />
    );
  }
  if (mood === 'super-excited') {
    const points = STAR_EYE.map(([dx, dy]) => `${x + dx} ${112 + dy}`).join('L');
    return <path d={`M${points}Z`} fill={INK.noodle} stroke={INK.noodleLight} strokeWidth="2" />;
  }
  const wide = mood === 'excited' ? `translate(${(-x * 0.1).toFixed(1)} -11.3) scale(1.1)` : undefined;
  return (
    <>
      <g transform={wide}>
        <ellipse cx={x} cy="113" rx="13" ry="17" fill={INK.cream} />
        <g transform={PUPIL[mood]?.(x)}>
          <ellipse cx={x} cy="114" rx="9" ry="11.5" fill={INK.night} />
          <circle cx={x - 3} cy="109" r="4" fill="#fff" />
          <circle cx={x + 3} cy="119" r="2" fill="#fff" />
        </g>
      </g>
      {mood === 'happy' && (
        <path d={`M${x - 15} 124Q${x} 114 ${x + 15} 124V132H${x - 15}Z`} fill={INK.night} />
      )}
    </>
  );
}

/** Half width, height and top of an open mouth. */
const OPEN: Partial<Record<NoodleMood, readonly [number, number, number]>> = {
  encouraging: [12, 11, 133],
  happy: [15, 14, 131],
  celebrating: [18, 17, 128],
  excited: [13, 13, 134],
  'super-excited': [16, 15, 132],
};

function Mouth({ mood }: { mood: NoodleMood }) {
  if (mood === 'look-around')
    return <ellipse cx="126" cy="139" rx="5" ry="4" fill={INK.suitEdge} stroke={INK.cream} />;
  const open = OPEN[mood];
  if (!open) return <path d="M109 136Q120 145 131 136" stroke={INK.cream} strokeWidth="4.5" />;
  const [w, h, y] = open;
  const low = y + h;
  const tongue = w * 0.58;
  return (
    <>
      <path
        d={`M${120 - w} ${y}Q120 ${y + 4} ${120 + w} ${y}Q${120 + w} ${low} 120 ${low}Q${120 - w} ${low} ${120 - w} ${y}Z`}
        fill={INK.suitEdge}
        stroke={INK.cream}
        strokeWidth="3.5"
      />
      <path
        d={`M${120 - tongue} ${y + h * 0.78}Q120 ${y + h * 0.38} ${120 + tongue} ${y + h * 0.78}Q120 ${y + h * 1.02} ${120 - tongue} ${y + h * 0.78}Z`}
        fill={INK.cheek}
      />
    </>
  );
}

const BROWS: Partial<Record<NoodleMood, string>> = {
  encouraging: 'M84 96Q91 90 101 93M139 93Q149 90 156 96',
  'look-around': 'M88 94Q97 88 107 92M137 91Q146 88 155 93',
};

export function Face({ mood }: { mood: NoodleMood }) {
  const brows = BROWS[mood];
  return (
    <>
      {brows !== undefined && <path d={brows} stroke={INK.cream} strokeWidth="3.5" />}
      <Eye x={98} mood={mood} />
      <Eye x={142} mood={mood} />
      <g fill={INK.cheek}>
        <ellipse cx="83" cy="134" rx="7" ry="4.5" />
        <ellipse cx="157" cy="134" rx="7" ry="4.5" />
      </g>
      <Mouth mood={mood} />
    </>
  );
}
