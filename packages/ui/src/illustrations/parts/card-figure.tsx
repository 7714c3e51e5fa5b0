import type { Card } from '@noodlenaut/domain';
import { textWidth } from './fit-text.ts';
import { gridSpots } from './grid-spots.ts';
import { EDGE, PAINTS } from './paints.ts';
import { PLAIN_SHAPES } from './plain-shape.ts';
import { Thing } from './thing.tsx';
import { Words } from './words.tsx';

type Box = { x: number; y: number; width: number; height: number };
/** `plate` puts texts on white, for a card that lies on a painted ground. */
type Props = Box & { card: Card; plate?: boolean };

const SCALE = { small: 0.5, big: 1 } as const;
const USUAL = 0.8;

function Plate({ text, x, y, width, height }: Box & { text: string }) {
  const wide = Math.min(width, Math.max(height, textWidth(text) * height * 0.7 + 14));
  return (
    <rect
      x={x - wide / 2}
      y={y - height / 2}
      width={wide}
      height={height}
      rx={Math.min(10, height / 2)}
      fill="#fffcf6"
      stroke={EDGE}
      strokeWidth="2"
    />
  );
}

function Content({ card, x, y, width, height, plate = false }: Props) {
  const scale = card.size ? SCALE[card.size] : USUAL;
  const side = Math.min(width, height) * scale;
  const [cx, cy] = [x + width / 2, y + height / 2];
  if ('thing' in card) {
    const [wide, high] = [width * scale, height * scale];
    return gridSpots(card.count ?? 1, wide, high).map((spot, index) => (
      <Thing
        key={index}
        name={card.thing}
        x={cx - wide / 2 + spot.x}
        y={cy - high / 2 + spot.y}
        size={spot.size * ((card.count ?? 1) > 1 ? 0.9 : 1)}
      />
    ));
  }
  if ('shape' in card) {
    const paint = PAINTS[card.color ?? 'yellow'];
    return (
      <path
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
      <>
        {plate && <Plate text={card.text} x={cx} y={cy} width={width * 0.96} height={side} />}
        <Words
          text={card.text}
          x={cx}
          y={cy}
          width={width * 0.88}
          height={height}
          size={Math.max(14, side * (plate ? 0.6 : 0.75))}
        />
      </>
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

/** A card's drawing in a box, its label below. */
export function CardFigure({ card, x, y, width, height, plate = false }: Props) {
  const band = card.label === undefined ? 0 : Math.min(36, height * 0.3);
  return (
    <>
      <Content card={card} x={x} y={y} width={width} height={height - band} plate={plate} />
      {card.label !== undefined && (
        <>
          {plate && (
            <Plate
              text={card.label}
              x={x + width / 2}
              y={y + height - band / 2}
              width={width - 4}
              height={band}
            />
          )}
          <Words
            text={card.label}
            x={x + width / 2}
            y={y + height - band / 2}
            width={width - 10}
            height={band}
            size={22}
          />
        </>
      )}
    </>
  );
}
