import { Note } from '../parts/after.tsx';
import { Board } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { INK, PAINTS } from '../parts/paints.ts';
import { Words } from '../parts/words.tsx';

const STEP = 66;
const PAD = 18;

/** Lamps that are on or off; on has rays. The worth of each place doubles to the left. */
export function BinaryLamps({ picture: { bits, values, alt } }: Drawn<'binary-lamps'>) {
  const width = Math.max(220, bits.length * STEP + 2 * PAD);
  const left = (width - bits.length * STEP) / 2;
  const top = values ? 40 : 0;
  return (
    <Board alt={alt} width={width} height={top + 150}>
      {bits.map((bit, index) => {
        const x = left + (index + 0.5) * STEP;
        const on = bit === 1;
        return (
          <g key={index}>
            {values && (
              <Words text={String(2 ** (bits.length - 1 - index))} x={x} y={28} width={STEP - 6} size={26} />
            )}
            <g transform={`translate(${x} ${top + 64})`}>
              {on && <path d="M0-33v-9M-22-25l-5-6M22-25l5-6" stroke={PAINTS.yellow.edge} strokeWidth="4" />}
              <circle
                r="23"
                fill={on ? PAINTS.yellow.fill : '#5b6373'}
                stroke={on ? PAINTS.yellow.edge : PAINTS.black.edge}
                strokeWidth="3.5"
              />
              <path d="M-10 24h20v12q-10 8-20 0z" fill={PAINTS.grey.fill} stroke={INK} strokeWidth="3" />
              <Words text={String(bit)} x={0} y={62} width={40} size={28} />
            </g>
            {on && (
              <Note
                text={String(2 ** (bits.length - 1 - index))}
                x={x}
                y={top + 64}
                size={18}
                order={index}
              />
            )}
          </g>
        );
      })}
      <Note
        text={`= ${bits.reduce<number>((sum, bit) => sum * 2 + bit, 0)}`}
        x={width / 2}
        y={top + 102}
        order={bits.length}
      />
    </Board>
  );
}
