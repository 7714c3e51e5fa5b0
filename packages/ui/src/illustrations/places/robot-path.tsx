import { Count, Ring } from '../parts/after.tsx';
import { Board } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { INK, PAINTS } from '../parts/paints.ts';
import { FACING_TURN, middleOf } from './grid-ways.ts';
import { PlacedCards } from './placed-cards.tsx';
import { Way } from './way.tsx';

const PAD = 14;

function Robot({ x, y, size, turn }: { x: number; y: number; size: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 100})`} strokeWidth="5">
      <rect x="-42" y="-18" width="14" height="44" rx="7" fill={INK} />
      <rect x="28" y="-18" width="14" height="44" rx="7" fill={INK} />
      <path d="M0-48L24-22H-24z" fill={PAINTS.orange.fill} stroke={PAINTS.orange.edge} />
      <rect x="-32" y="-26" width="64" height="62" rx="20" fill="#8fdfd6" stroke="#0a766d" />
      <circle cx="-13" cy="-6" r="8" fill="#fff" stroke={INK} />
      <circle cx="13" cy="-6" r="8" fill="#fff" stroke={INK} />
      <circle cx="-13" cy="-9" r="3" fill={INK} />
      <circle cx="13" cy="-9" r="3" fill={INK} />
      <path d="M-14 18H14" stroke="#0a766d" />
    </g>
  );
}

function Flag({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`} strokeWidth="5">
      <path d="M-20 38V-38" stroke={INK} />
      <path d="M-20-38H28L16-20L28-2H-20z" fill={PAINTS.green.fill} stroke={PAINTS.green.edge} />
      <path d="M-34 38H-6" stroke={INK} />
    </g>
  );
}

function Wall({ x, y, size }: { x: number; y: number; size: number }) {
  const half = size * 0.45;
  const step = (2 * half) / 3;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x={-half}
        y={-half}
        width={2 * half}
        height={2 * half}
        rx="5"
        fill="#c9764b"
        stroke="#7a3b19"
        strokeWidth="3"
      />
      <path
        d={`M${-half} ${-half + step}h${2 * half}M${-half} ${half - step}h${2 * half}M0 ${-half}v${step}M${-half / 2} ${-half + step}v${step}M${half / 2} ${-half + step}v${step}M0 ${half}v${-step}`}
        stroke="#7a3b19"
        strokeWidth="2.5"
      />
    </g>
  );
}

/** A robot on a floor of squares; its nose shows where it looks. */
export function RobotPath({ picture }: Drawn<'robot-path'>) {
  const { columns, rows, robot, goal, walls = [], path, items = [], alt } = picture;
  const cell = Math.min(452 / columns, 312 / rows, 88);
  const [x, y] = middleOf(robot.at, cell);
  return (
    <Board alt={alt} width={columns * cell + 2 * PAD} height={rows * cell + 2 * PAD}>
      <g transform={`translate(${PAD} ${PAD})`}>
        {Array.from({ length: columns * rows }, (_, index) => {
          const [column, row] = [index % columns, Math.floor(index / columns)];
          return (
            <rect
              key={index}
              x={column * cell}
              y={row * cell}
              width={cell}
              height={cell}
              fill={(column + row) % 2 === 0 ? '#eef1fb' : '#dbe3f7'}
              stroke="#9aa5d4"
              strokeWidth="2"
            />
          );
        })}
        {walls.map((wall, index) => {
          const [wx, wy] = middleOf(wall, cell);
          return <Wall key={index} x={wx} y={wy} size={cell} />;
        })}
        {goal && <Flag x={middleOf(goal, cell)[0]} y={middleOf(goal, cell)[1]} size={cell * 0.9} />}
        <PlacedCards items={items} cell={cell} margin={3} />
        {path && <Way cells={path} cell={cell} />}
        {path?.slice(1).map((at, index) => {
          const [px, py] = middleOf(at, cell);
          return <Count key={`step ${index}`} n={index + 1} x={px} y={py} r={Math.min(13, cell * 0.24)} />;
        })}
        <Robot x={x} y={y} size={cell * 0.94} turn={FACING_TURN[robot.facing]} />
        <Ring
          x={(goal ? middleOf(goal, cell) : [x, y])[0] ?? x}
          y={(goal ? middleOf(goal, cell) : [x, y])[1] ?? y}
          r={cell * 0.48}
        />
      </g>
    </Board>
  );
}
