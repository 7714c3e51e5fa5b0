import { CardContent, type CardProps } from './card-content.tsx';
import { CardPlate } from './card-plate.tsx';
import { Words } from './words.tsx';

/** A card's drawing in a box, its label below. */
export function CardFigure({ card, x, y, width, height, plate = false, counts = false }: CardProps) {
  const band = card.label === undefined ? 0 : Math.min(36, height * 0.3);
  return (
    <>
      <CardContent {...{ card, x, y, width, plate, counts }} height={height - band} />
      {card.label !== undefined && (
        <>
          {plate && (
            <CardPlate
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
