import { many } from '../parts/says.ts';
import { Note } from '../parts/after.tsx';
import { Board } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { INK, PAINTS } from '../parts/paints.ts';
import { polar } from '../parts/polar.ts';
import { electronShells } from './electron-shells.ts';

const GOLDEN = 0.381966;
const NUCLEON = 7.5;

/** A model of an atom: protons with +, neutrons without, electrons with − on their rings. */
export function AtomPicture({ picture: { protons, neutrons, electrons, alt } }: Drawn<'atom'>) {
  const count = protons + neutrons;
  const spread = NUCLEON * 1.12;
  const core = spread * Math.sqrt(count) + NUCLEON;
  const shells = electronShells(electrons);
  const room = (146 - core) / Math.max(shells.length, 1);
  const protonEvery = (index: number) =>
    Math.floor(((index + 1) * protons) / count) > Math.floor((index * protons) / count);
  return (
    <Board alt={alt} width={340} height={330}>
      <g transform="translate(170 165)">
        {shells.map((own, shell) => {
          const radius = core + room * (shell + 0.75);
          return (
            <g key={shell}>
              <circle r={radius} fill="none" stroke={INK} strokeWidth="2" strokeDasharray="5 6" />
              {Array.from({ length: own }, (_, index) => {
                const [x, y] = polar(index / own + shell * 0.06, radius);
                return (
                  <g key={index}>
                    <circle
                      cx={x}
                      cy={y}
                      r="8.5"
                      fill="#9cc5ff"
                      stroke={PAINTS.blue.edge}
                      strokeWidth="2.5"
                    />
                    <path d={`M${x - 4} ${y}h8`} stroke={PAINTS.blue.edge} strokeWidth="2.5" />
                  </g>
                );
              })}
            </g>
          );
        })}
        {Array.from({ length: count }, (_, index) => {
          const [x, y] = count === 1 ? [0, 0] : polar(index * GOLDEN, spread * Math.sqrt(index + 0.5));
          const positive = protonEvery(index);
          return (
            <g key={index}>
              <circle
                cx={x}
                cy={y}
                r={NUCLEON}
                fill={positive ? '#ff8a80' : PAINTS.grey.fill}
                stroke={positive ? PAINTS.red.edge : PAINTS.grey.edge}
                strokeWidth="2"
              />
              {positive && (
                <path d={`M${x - 3.5} ${y}h7M${x} ${y - 3.5}v7`} stroke={PAINTS.red.edge} strokeWidth="2" />
              )}
            </g>
          );
        })}
        <Note
          text={`${many(protons, 'proton')}, ${many(electrons, 'electron')}`}
          x={0}
          y={148}
          width={320}
          size={18}
        />
      </g>
    </Board>
  );
}
