import type { Card } from '@noodlenaut/domain';
import { CardPlate } from './card-plate.tsx';
import { gridSpots } from './grid-spots.ts';
import { EDGE, PAINTS } from './paints.ts';
import { PLAIN_SHAPES } from './plain-shape.ts';
import { Thing } from './thing.tsx';
import { Words } from './words.tsx';

/** `plate` puts texts on white, for a card that lies on a painted ground. */
export type CardProps = {
  /** Each of its things can be counted with a finger. */
  counts?: boolean;
  card: Card;
  x: number;
  y: number;
  width: number;
  height: number;
  plate?: boolean;
};

const SCALE = { small: 0.5, big: 1 } as const;
const USUAL = 0.88;

const turned = (turn: number | undefined, x: number, y: number) =>
  turn === undefined ? {} : { transform: `rotate(${turn} ${x} ${y})` };

/** What a card shows, without its label. */
export function CardContent({ card, x, y, width, height, plate = false, counts = false }: CardProps) {
  const scale = card.size ? SCALE[card.size] : USUAL;
  const side = Math.min(width, height) * scale;
  const [cx, cy] = [x + width / 2, y + height / 2];
  if ('thing' in card) {
    const [wide, high] = [width * scale, height * scale];
    return gridSpots(card.count ?? 1, wide, high).map((spot, index) => {
      const [tx, ty] = [cx - wide / 2 + spot.x, cy - high / 2 + spot.y];
      return (
        <g key={index} data-count={counts || undefined} {...turned(card.turn, tx, ty)}>
          <Thing name={card.thing} x={tx} y={ty} size={spot.size * ((card.count ?? 1) > 1 ? 0.9 : 1)} />
        </g>
      );
    });
  }
  if ('shape' in card) {
    const paint = PAINTS[card.color ?? 'yellow'];
    return (
      <path
        data-count={counts || undefined}
        d={PLAIN_SHAPES[card.shape]}
        transform={`translate(${cx} ${cy}) rotate(${card.turn ?? 0}) scale(${side / 100})`}
        fill={paint.fill}
        stroke={paint.edge}
        strokeWidth={(3 * 100) / Math.max(side, 1)}
      />
    );
  }
  if ('text' in card)
    return (
      <g {...turned(card.turn, cx, cy)}>
        {plate && <CardPlate text={card.text} x={cx} y={cy} width={width * 0.96} height={side} />}
        <Words
          text={card.text}
          x={cx}
          y={cy}
          width={width * 0.88}
          height={height}
          size={Math.max(14, side * (plate ? 0.6 : 0.75))}
        />
      </g>
    );
  if ('color' in card)
    return (
      <rect
        x={cx - side / 2}
        y={cy - side / 2}
        width={side}
        height={side}
        rx={side * 0.22}
        fill={PAINTS[card.color].fill}
        stroke={PAINTS[card.color].edge}
        strokeWidth="3"
      />
    );
  return (
    <>
      <rect
        x={cx - side / 2}
        y={cy - side / 2}
        width={side}
        height={side}
        rx={side * 0.16}
        fill="#fff"
        stroke={EDGE}
        strokeWidth="3"
        strokeDasharray="9 8"
      />
      <Words text="?" x={cx} y={cy} width={side} height={side} size={side * 0.6} />
    </>
  );
}
