import { Count } from '../parts/after.tsx';
import type { ScreenPart } from '@noodlenaut/domain';
import { Board, BOARD } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { fitText, LINE } from '../parts/fit-text.ts';
import { INK, PAINTS } from '../parts/paints.ts';
import { starts } from '../parts/starts.ts';
import { ScreenFrame, SCREEN_HEAD } from './screen-frame.tsx';
import { ScreenLine } from './screen-line.tsx';

const SIDE = 26;
const SIZE = 22;
const LEAST = 44;
const PICTURE = 84;

const lineHeight = (text: string, as: ScreenPart, width: number): number => {
  if (as === 'picture') return PICTURE;
  const { lines, size } = fitText(text, width - 24, 3 * SIZE * LINE, SIZE, 14);
  return Math.max(LEAST, lines.length * size * LINE + 16);
};

/** A window, an app or a message, with what can be read and tapped in it. */
export function ScreenPicture({ picture: { look, title, lines, alt } }: Drawn<'screen'>) {
  const board = look === 'app' ? 380 : BOARD;
  const width = board - 2 * SIDE - (look === 'message' ? 30 : 0);
  const heights = lines.map(({ text, as }) => lineHeight(text, as, width) + 10);
  const height = SCREEN_HEAD + heights.reduce((sum, own) => sum + own, 0) + 30;
  const tops = starts(heights, SCREEN_HEAD + 14);
  return (
    <Board alt={alt} width={board} height={height} bare>
      <ScreenFrame look={look} title={title} width={board} height={height} />
      {lines.map(({ text, as }, index) => {
        const top = tops[index] ?? 0;
        const own = heights[index] ?? LEAST;
        return (
          <g key={index}>
            {look === 'message' && as === 'text' && (
              <path
                d={`M${SIDE + 8} ${top}h${width - 4}q12 0 12 12v${own - 34}q0 12-12 12H${SIDE + 14}l-18 8l6-14V${top + 12}q0-12 12-12z`}
                fill="#dcebff"
                stroke="#0042b6"
                strokeWidth="2.5"
              />
            )}
            <ScreenLine
              text={text}
              as={as}
              x={SIDE + (look === 'message' ? 12 : 0)}
              y={top}
              width={width}
              height={own - 10}
            />
            <Count n={index + 1} x={SIDE - 2} y={top + 4} r={12} />
          </g>
        );
      })}
      <rect
        x="4"
        y="4"
        width={board - 8}
        height={height - 8}
        rx="16"
        fill="none"
        stroke={INK}
        strokeWidth="4"
      />
      {look === 'app' && (
        <path d={`M${board / 2 - 40} ${height - 14}h80`} stroke={PAINTS.grey.edge} strokeWidth="4" />
      )}
    </Board>
  );
}
