import { Note } from '../parts/after.tsx';
import type { PlantPart } from '@noodlenaut/domain';
import { Board } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { PAINTS } from '../parts/paints.ts';
import { Pointer } from '../parts/pointer.tsx';
import { polar } from '../parts/polar.ts';

type Point = readonly [number, number];

const POINTS: Readonly<Record<PlantPart, { at: Point; from: Point }>> = {
  root: { at: [150, 288], from: [52, 300] },
  stem: { at: [160, 196], from: [250, 226] },
  leaf: { at: [96, 160], from: [32, 108] },
  flower: { at: [160, 62], from: [66, 34] },
  fruit: { at: [236, 148], from: [300, 84] },
  seed: { at: [245, 160], from: [308, 214] },
};
const STEM = PAINTS.green;

/** A whole plant: roots in the ground, stem, leaves, a flower, and a fruit cut open so that its seeds are seen. */
export function PlantParts({ picture: { marked, alt } }: Drawn<'plant-parts'>) {
  const point = marked && POINTS[marked];
  return (
    <Board alt={alt} width={320} height={340}>
      <path d="M3 250H317V320q0 17-17 17H20q-17 0-17-17z" fill="#c99862" />
      <path d="M3 250H317" stroke="#5e3a17" strokeWidth="4" />
      <path
        d="M160 250c0 24-4 44-10 66M158 262c-10 10-26 18-44 22M160 262c10 12 28 18 46 20M154 286c-8 10-20 16-34 20M158 282c10 8 22 16 32 28"
        fill="none"
        stroke="#fff1ca"
        strokeWidth="6"
      />
      <path
        d="M160 250C158 200 164 150 160 80M160 190C130 186 110 176 96 160M161 168C190 162 214 150 232 128"
        fill="none"
        stroke={STEM.edge}
        strokeWidth="9"
      />
      <path d="M160 250C158 200 164 150 160 80" fill="none" stroke={STEM.fill} strokeWidth="4.5" />
      {[
        'M134 184C110 190 66 186 50 146C86 132 122 146 134 184z',
        'M164 226C186 236 222 232 240 206C214 192 180 198 164 226z',
      ].map((leaf) => (
        <path key={leaf} d={leaf} fill={STEM.fill} stroke={STEM.edge} strokeWidth="3.5" />
      ))}
      <path
        d="M128 180C106 168 84 158 62 150M170 224C190 216 212 210 232 207"
        fill="none"
        stroke={STEM.edge}
        strokeWidth="2.5"
      />
      {[0, 1, 2, 3, 4, 5].map((petal) => {
        const [x, y] = polar(petal / 6, 27, [160, 62]);
        return (
          <circle
            key={petal}
            cx={x}
            cy={y}
            r="18"
            fill={PAINTS.pink.fill}
            stroke={PAINTS.pink.edge}
            strokeWidth="3.5"
          />
        );
      })}
      <circle
        cx="160"
        cy="62"
        r="17"
        fill={PAINTS.yellow.fill}
        stroke={PAINTS.yellow.edge}
        strokeWidth="3.5"
      />
      <circle cx="240" cy="154" r="32" fill={PAINTS.red.fill} stroke={PAINTS.red.edge} strokeWidth="3.5" />
      <circle cx="240" cy="156" r="22" fill="#ffd9d4" stroke={PAINTS.red.edge} strokeWidth="2" />
      {[
        [234, 150],
        [246, 152],
        [240, 164],
      ].map(([x, y]) => (
        <ellipse key={x} cx={x} cy={y} rx="3.6" ry="5.5" fill={PAINTS.brown.edge} />
      ))}
      <path d="M232 126l8 6l8-8" fill="none" stroke={STEM.edge} strokeWidth="6" />
      {point && <Pointer at={point.at} from={point.from} ring={marked === 'seed' ? 12 : 18} />}
      {Object.entries(POINTS)
        .filter(([part]) => marked === undefined || part === marked)
        .map(([part, { from }], index) => (
          <Note key={part} text={part} x={Math.min(Math.max(from[0], 42), 278)} y={from[1]} order={index} />
        ))}
    </Board>
  );
}
