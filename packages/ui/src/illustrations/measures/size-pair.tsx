import { Note } from '../parts/after.tsx';
import type { Card } from '@noodlenaut/domain';
import { Board, BOARD } from '../parts/board.tsx';
import { CardFigure } from '../parts/card-figure.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { INK, mixed, PAINTS, SOFT } from '../parts/paints.ts';
import { Words } from '../parts/words.tsx';

const PAD = 20;
const UNITS = 10;
const ROW = 118;
const TALL = 200;
const NAME = 32;

type Props = { card: Card; size: number; start: number; share: number; index: number };

/** A bar from start to end, its thing above it and its name beside the thing. */
function Long({ card, size, start, share, index }: Props) {
  const [x, y] = [PAD + start, PAD + index * ROW];
  const strip = 'color' in card && !('shape' in card);
  const paint = strip && card.color ? PAINTS[card.color] : mixed(index + 1);
  const side = 38 + 40 * share;
  const left = Math.min(Math.max(x + size / 2 - side / 2, PAD), BOARD - PAD - side);
  const onRight = left + side < BOARD * 0.6;
  return (
    <>
      {!strip && (
        <CardFigure
          card={{ ...card, size: 'big', label: undefined }}
          x={left}
          y={y + 78 - side}
          width={side}
          height={side}
        />
      )}
      {card.label !== undefined && (
        <Words
          text={card.label}
          x={strip ? PAD + 4 : onRight ? left + side + 10 : left - 10}
          y={strip ? y + 34 : y + 52}
          width={strip ? 300 : (onRight ? BOARD - PAD - left - side : left - PAD) - 12}
          height={50}
          anchor={strip || onRight ? 'start' : 'end'}
        />
      )}
      <rect
        x={x}
        y={strip ? y + 60 : y + 80}
        width={size}
        height={strip ? 42 : 22}
        rx="6"
        fill={paint.fill}
        stroke={paint.edge}
        strokeWidth="3"
      />
    </>
  );
}

/** A thing on the ground or on a step, as high as the bar beside it. */
function Tall({ card, size, start, index }: Props) {
  const middle = index === 0 ? 120 : 340;
  const bottom = PAD + TALL - start;
  const strip = 'color' in card && !('shape' in card);
  const paint = strip && card.color ? PAINTS[card.color] : mixed(index + 1);
  return (
    <>
      {start > 0 && (
        <rect
          x={middle - 100}
          y={bottom}
          width="202"
          height={start}
          fill="#f0e2c6"
          stroke={SOFT}
          strokeWidth="2"
        />
      )}
      {!strip && (
        <CardFigure
          card={{ ...card, size: 'big', label: undefined }}
          x={middle - size / 2 - 8}
          y={bottom - size}
          width={size}
          height={size}
        />
      )}
      <rect
        x={strip ? middle - 30 : middle + Math.min(84, size / 2 + 10)}
        y={bottom - size}
        width={strip ? 60 : 18}
        height={size}
        rx="6"
        fill={paint.fill}
        stroke={paint.edge}
        strokeWidth="3"
      />
      {card.label !== undefined && (
        <Words text={card.label} x={middle} y={PAD + TALL + NAME / 2 + 3} width={206} height={NAME} />
      )}
    </>
  );
}

/** Two things as long or as tall as given. A bar at each says where it begins and ends. */
export function SizePair({ picture: { cards, sizes, starts = [0, 0], look, alt } }: Drawn<'size-pair'>) {
  const farthest = Math.max(UNITS, ...sizes.map((size, index) => size + (starts[index] ?? 0)));
  const long = look === 'long';
  const step = (long ? BOARD - 2 * PAD : TALL) / farthest;
  const named = cards.some(({ label }) => label !== undefined) ? NAME : 0;
  const Figure = long ? Long : Tall;
  return (
    <Board alt={alt} height={long ? 2 * ROW + 2 * PAD - 8 : TALL + 2 * PAD + named}>
      {cards.map((card, index) => (
        <Figure
          key={index}
          card={card}
          index={index}
          size={(sizes[index] ?? 1) * step}
          start={(starts[index] ?? 0) * step}
          share={(sizes[index] ?? 1) / Math.max(...sizes)}
        />
      ))}
      {!long && <path d={`M${PAD} ${PAD + TALL}H${BOARD - PAD}`} stroke={INK} strokeWidth="4" />}
      {cards.map((_, index) => {
        const [own, other] = [sizes[index] ?? 0, sizes[1 - index] ?? 0];
        const more = own === other ? 'the same' : long ? 'longer' : 'taller';
        return own < other ? null : (
          <Note
            key={`note ${index}`}
            text={more}
            x={long ? BOARD - 72 : index === 0 ? 120 : 340}
            y={long ? PAD + index * ROW + 16 : PAD + 4}
            order={index}
          />
        );
      })}
    </Board>
  );
}
