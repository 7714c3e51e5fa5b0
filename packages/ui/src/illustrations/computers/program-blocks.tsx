import { Count } from '../parts/after.tsx';
import type { BlockRole } from '@noodlenaut/domain';
import { Board, BOARD } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { textWidth } from '../parts/fit-text.ts';
import type { Paint } from '../parts/paints.ts';
import { Words } from '../parts/words.tsx';
import { placedBlocks } from './block-spans.ts';

const HIGH = 44;
const INDENT = 26;
const PAD = 20;
const SIZE = 22;
const LIP = 14;

const LOOKS: Readonly<Record<BlockRole, Paint>> = {
  event: { fill: '#ffd93b', edge: '#8a6200' },
  move: { fill: '#9cc5ff', edge: '#0042b6' },
  repeat: { fill: '#ffb45e', edge: '#9a4a00' },
  if: { fill: '#8fdfd6', edge: '#0a766d' },
  say: { fill: '#d3b4f5', edge: '#5a2a9c' },
  set: { fill: '#ffb3cf', edge: '#aa1c50' },
};

/** A block with a notch above and a tab below; an event has a round hat. */
const outline = (width: number, hat: boolean): string =>
  `M0 8q0-8 8-8${hat ? `h2q30-14 62 0H${width - 8}` : `h10l5 6h16l5-6H${width - 8}`}q8 0 8 8V${HIGH - 8}q0 8-8 8H44l-5 6H23l-5-6H8q-8 0-8-8z`;

/** A program of blocks; what is set in belongs to the block above it. */
export function ProgramBlocks({ picture: { blocks, alt } }: Drawn<'program-blocks'>) {
  const indents = blocks.map(({ indent = 0 }) => indent);
  const places = placedBlocks(indents, HIGH, LIP);
  const height = Math.max(...places.map(({ bottom }) => bottom));
  const widest = Math.max(
    ...blocks.map(({ text }, i) => textWidth(text) * SIZE + 44 + (indents[i] ?? 0) * INDENT),
  );
  const board = Math.min(BOARD, Math.max(300, widest + 2 * PAD));
  return (
    <Board alt={alt} width={board} height={height + 2 * PAD + 12}>
      {blocks.map(({ text, as }, index) => {
        const x = PAD + (indents[index] ?? 0) * INDENT;
        const { top = 0, span = 0, bottom = 0 } = places[index] ?? {};
        const y = PAD + 4 + top;
        const width = Math.min(board - PAD - x, Math.max(130, textWidth(text) * SIZE + 36));
        const { fill, edge } = LOOKS[as];
        return (
          <g key={index} transform={`translate(${x} ${y})`}>
            {span > 0 && (
              <path
                d={`M0 ${HIGH - 10}H${INDENT - 8}V${bottom - top - LIP}H${Math.max(96, width * 0.7)}v${LIP - 2}H8q-8 0-8-8z`}
                fill={fill}
                stroke={edge}
                strokeWidth="3"
              />
            )}
            <path d={outline(width, as === 'event')} fill={fill} stroke={edge} strokeWidth="3" />
            <Words
              text={text}
              x={18}
              y={HIGH / 2}
              width={width - 30}
              height={HIGH - 8}
              size={SIZE}
              anchor="start"
            />
            <Count n={index + 1} x={width - 6} y={8} r={12} />
          </g>
        );
      })}
    </Board>
  );
}
