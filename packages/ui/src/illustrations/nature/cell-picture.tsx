import { Note } from '../parts/after.tsx';
import type { CellPart } from '@noodlenaut/domain';
import { Board } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { PAINTS } from '../parts/paints.ts';
import { Pointer } from '../parts/pointer.tsx';

type Point = readonly [number, number];
type Points = Readonly<Partial<Record<CellPart, { at: Point; from: Point }>>>;

const PLANT: Points = {
  nucleus: { at: [292, 112], from: [390, 60] },
  wall: { at: [200, 26], from: [140, 84] },
  membrane: { at: [47, 150], from: [108, 108] },
  chloroplast: { at: [110, 232], from: [58, 186] },
  mitochondrion: { at: [304, 226], from: [388, 190] },
  vacuole: { at: [180, 146], from: [110, 62] },
};
const ANIMAL: Points = {
  nucleus: { at: [216, 138], from: [314, 60] },
  membrane: { at: [50, 120], from: [18, 36] },
  mitochondrion: { at: [118, 208], from: [26, 262] },
  vacuole: { at: [306, 210], from: [386, 262] },
};

function Mitochondrion({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <ellipse rx="27" ry="14" fill={PAINTS.orange.fill} stroke={PAINTS.orange.edge} strokeWidth="3" />
      <path d="M-18 0l6-7l7 14l7-14l7 14l7-10" fill="none" stroke={PAINTS.orange.edge} strokeWidth="2.5" />
    </g>
  );
}

function Chloroplast({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <ellipse rx="26" ry="15" fill={PAINTS.green.fill} stroke={PAINTS.green.edge} strokeWidth="3" />
      <path d="M-13-7v14M-4-9v18M5-9v18M14-6v12" stroke={PAINTS.green.edge} strokeWidth="3" />
    </g>
  );
}

function Nucleus({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="36" fill={PAINTS.purple.fill} stroke={PAINTS.purple.edge} strokeWidth="3.5" />
      <circle cx="8" cy="6" r="12" fill={PAINTS.purple.edge} />
    </g>
  );
}

/** A cell and what is in it; the marked part has an arrow and no name. */
export function CellPicture({ picture: { cell, marked, alt } }: Drawn<'cell'>) {
  const plant = cell === 'plant';
  const point = marked && (plant ? PLANT : ANIMAL)[marked];
  return (
    <Board alt={alt} width={420} height={300}>
      {plant ? (
        <>
          <rect
            x="26"
            y="18"
            width="348"
            height="264"
            rx="20"
            fill="#a9d685"
            stroke={PAINTS.green.edge}
            strokeWidth="4"
          />
          <rect
            x="42"
            y="34"
            width="316"
            height="232"
            rx="26"
            fill="#e9f6d8"
            stroke="#b08a1e"
            strokeWidth="4"
          />
          <path
            d="M90 90Q150 62 226 84Q262 150 226 200Q150 222 92 190Q70 140 90 90z"
            fill="#bfe3fb"
            stroke={PAINTS.blue.edge}
            strokeWidth="3"
          />
          <Nucleus x={292} y={112} />
          <Mitochondrion x={304} y={226} turn={-14} />
          <Mitochondrion x={300} y={58} turn={8} />
          <Chloroplast x={110} y={232} turn={6} />
          <Chloroplast x={206} y={238} turn={-8} />
          <Chloroplast x={266} y={182} turn={50} />
          <Chloroplast x={110} y={62} turn={-12} />
        </>
      ) : (
        <>
          <path
            d="M60 96Q96 22 196 30Q322 20 366 108Q398 212 300 262Q176 296 92 254Q24 196 60 96z"
            fill="#fff1ca"
            stroke="#b08a1e"
            strokeWidth="5"
          />
          <Nucleus x={216} y={138} />
          <Mitochondrion x={118} y={208} turn={24} />
          <Mitochondrion x={306} y={112} turn={64} />
          <Mitochondrion x={136} y={92} turn={-30} />
          <circle cx="306" cy="210" r="21" fill="#bfe3fb" stroke={PAINTS.blue.edge} strokeWidth="3" />
          <circle cx="222" cy="232" r="14" fill="#bfe3fb" stroke={PAINTS.blue.edge} strokeWidth="3" />
        </>
      )}
      {point && (
        <Pointer
          at={point.at}
          from={point.from}
          ring={marked === 'wall' || marked === 'membrane' ? 11 : 24}
        />
      )}
      <Note
        text={marked ?? `${cell} cell`}
        x={Math.min(Math.max(point?.from[0] ?? 210, 64), 356)}
        y={Math.min(point?.from[1] ?? 284, 284)}
      />
    </Board>
  );
}
