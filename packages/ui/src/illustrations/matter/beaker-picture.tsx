import { Note } from '../parts/after.tsx';
import type { BeakerContent } from '@noodlenaut/domain';
import { Board, BOARD } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { jitter } from '../parts/jitter.ts';
import { INK, PAINTS } from '../parts/paints.ts';
import { Words } from '../parts/words.tsx';

const WIDE = 96;
const HIGH = 170;
const FLOOR = 206;

function Inside({ what, depth }: { what: BeakerContent; depth: number }) {
  const half = WIDE / 2 - 10;
  if (what === 'bubbles')
    return Array.from({ length: 9 }, (_, index) => (
      <circle
        key={index}
        cx={(jitter(index) - 0.5) * 2 * (half - 6)}
        cy={-6 - jitter(index + 20) * Math.max(0, depth - 14)}
        r={3 + jitter(index + 40) * 5}
        fill="#fff"
        fillOpacity=".8"
        stroke={INK}
        strokeWidth="2"
      />
    ));
  if (what === 'grains')
    return Array.from({ length: 26 }, (_, index) => (
      <circle
        key={index}
        cx={(jitter(index) - 0.5) * 2 * half}
        cy={-6 - (index % 3) * 6 - jitter(index + 7) * 3}
        r="4"
        fill={PAINTS.brown.fill}
        stroke={PAINTS.brown.edge}
        strokeWidth="1.5"
      />
    ));
  if (what === 'layer') {
    const thick = Math.max(0, Math.min(26, depth / 2));
    return (
      <rect
        x={-WIDE / 2 + 3}
        y={-depth}
        width={WIDE - 6}
        height={thick}
        fill={PAINTS.yellow.fill}
        stroke={PAINTS.yellow.edge}
        strokeWidth="2.5"
      />
    );
  }
  return (
    <rect
      x="-17"
      y="-40"
      width="34"
      height="34"
      rx="4"
      fill={PAINTS.orange.fill}
      stroke={PAINTS.orange.edge}
      strokeWidth="3"
    />
  );
}

/** Glasses filled to a height, with what is in them. */
export function BeakerPicture({ picture: { beakers, alt } }: Drawn<'beaker'>) {
  const width = Math.max(260, beakers.length * 128 + 20);
  const step = (width - 20) / beakers.length;
  const labelled = beakers.some(({ label }) => label !== undefined);
  return (
    <Board alt={alt} width={Math.min(width, BOARD + 52)} height={FLOOR + (labelled ? 60 : 24)}>
      {beakers.map(({ fill, color = 'blue', label, inside }, index) => {
        const depth = (fill / 100) * (HIGH - 16);
        const { fill: paint, edge } = PAINTS[color];
        return (
          <g key={index} transform={`translate(${10 + (index + 0.5) * step} ${FLOOR})`}>
            <path
              d={`M${-WIDE / 2} ${-HIGH}V-14q0 14 14 14H${WIDE / 2 - 14}q14 0 14-14V${-HIGH}`}
              fill="#f3f7ff"
            />
            {depth > 0 && (
              <path
                d={`M${-WIDE / 2 + 2} ${-depth}h${WIDE - 4}V${-Math.min(14, depth)}q0 ${Math.min(12, depth)}-12 ${Math.min(12, depth)}H${-WIDE / 2 + 14}q-12 0-12 ${-Math.min(12, depth)}z`}
                fill={paint}
                fillOpacity=".75"
                stroke={edge}
                strokeWidth="2.5"
              />
            )}
            {inside && <Inside what={inside} depth={depth} />}
            {[0.25, 0.5, 0.75].map((tick) => (
              <path
                key={tick}
                d={`M${WIDE / 2 - 2} ${-tick * (HIGH - 16)}h-16`}
                stroke={INK}
                strokeWidth="2.5"
              />
            ))}
            <path
              d={`M${-WIDE / 2 - 7} ${-HIGH}h7V-14q0 14 14 14H${WIDE / 2 - 14}q14 0 14-14V${-HIGH}h7`}
              fill="none"
              stroke={INK}
              strokeWidth="4"
            />
            <Note text={`${Math.round(fill)} %`} x={0} y={-HIGH + 18} size={18} order={index} />
            {label !== undefined && (
              <Words text={label} x={0} y={32} width={step - 10} height={48} size={22} />
            )}
          </g>
        );
      })}
    </Board>
  );
}
