import type { NoodleMood } from '../noodle-mood.ts';
import { INK, Spark } from './pens.tsx';

/** What flies around Noodle. */
export function Sparks({ mood }: { mood: NoodleMood }) {
  if (mood === 'excited')
    return (
      <path d="M34 84L21 76M30 104L14 104M206 84L219 76M210 104L226 104" stroke={INK.gold} strokeWidth="5" />
    );
  if (mood === 'encouraging') return <path d="M222 148l6-8M226 160l9-3" stroke={INK.gold} strokeWidth="5" />;
  if (mood === 'happy')
    return <path d="M219 134q7 6 7 14M225 124q10 8 10 22" stroke={INK.gold} strokeWidth="4" />;
  if (mood === 'celebrating')
    return (
      <g strokeWidth="5">
        <path d="M28 64l10 5M208 60l-8 9M60 34l4 9" stroke={INK.mint} />
        <path d="M36 94l-3 9M186 30l-8 4M210 94l6 8" stroke={INK.berry} />
        <circle cx="80" cy="20" r="4" fill={INK.sky} />
        <circle cx="164" cy="22" r="4" fill={INK.suit} />
      </g>
    );
  if (mood === 'super-excited')
    return (
      <>
        <Spark x={44} y={58} r={13} fill={INK.noodle} />
        <Spark x={198} y={50} r={15} fill={INK.mint} />
        <Spark x={72} y={28} r={8} fill={INK.suit} />
        <Spark x={24} y={176} r={10} fill={INK.sky} />
        <Spark x={216} y={184} r={10} fill={INK.noodle} />
      </>
    );
  return null;
}
