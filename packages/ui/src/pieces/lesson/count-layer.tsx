import { useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { sumOf, sumSaid } from '../../illustrations/numbers/money.ts';
import styles from './count-layer.module.css';
import { nearestTo, type Spot } from './nearest-spot.ts';

type Props = {
  label: string;
  /** What has been counted so far, as it is said, each time something is counted: '3', '15 cents'. */
  onCount: (said: string) => void;
};

interface Piece extends Spot {
  readonly index: number;
  /** What a coin is worth; nothing for what counts as one. */
  readonly cents: number | undefined;
  /** Its lower edge, in shares of the layer. */
  readonly foot: number;
}
interface Counted extends Piece {
  /** How many with this one, or how much. */
  readonly shown: string;
}

/** The middle of each thing that can be counted in the picture beside the layer, in shares of the layer. */
function piecesBeside(layer: HTMLElement): Piece[] {
  const box = layer.getBoundingClientRect();
  return [...(layer.parentElement?.querySelectorAll<SVGElement>('svg [data-count]') ?? [])].map(
    (thing, index) => {
      const own = thing.getBoundingClientRect();
      const { cents } = thing.dataset;
      return {
        index,
        cents: cents === undefined ? undefined : Number(cents),
        foot: (own.bottom - box.top) / (box.height || 1),
        x: (own.left + own.width / 2 - box.left) / (box.width || 1),
        y: (own.top + own.height / 2 - box.top) / (box.height || 1),
      };
    },
  );
}

/**
 * Lies over a picture and counts its things: a tap counts the nearest that is not counted yet, a key the next one. Coins
 * count by what they are worth. With the last one counted it begins anew. It answers nothing.
 */
export function CountLayer({ label, onCount }: Props) {
  const layer = useRef<HTMLButtonElement>(null);
  const [counted, setCounted] = useState<readonly Counted[]>([]);
  const count = ({ clientX, clientY, detail }: MouseEvent) => {
    if (layer.current === null) return;
    const pieces = piecesBeside(layer.current);
    const before = counted.length >= pieces.length ? [] : counted;
    const left = pieces.filter(({ index }) => before.every((one) => one.index !== index));
    const box = layer.current.getBoundingClientRect();
    const tapped = { x: (clientX - box.left) / (box.width || 1), y: (clientY - box.top) / (box.height || 1) };
    const next = detail === 0 ? left[0] : nearestTo(tapped, left, box.width / (box.height || 1));
    if (next === undefined) return;
    const all = [...before, next];
    const sum = all.reduce((cents, piece) => cents + (piece.cents ?? 0), 0);
    const isMoney = next.cents !== undefined;
    setCounted([...before, { ...next, shown: isMoney ? sumOf(sum) : String(all.length) }]);
    onCount(isMoney ? sumSaid(sum) : String(all.length));
  };
  return (
    <>
      <button ref={layer} type="button" className={styles.layer} aria-label={label} onClick={count} />
      <span className={styles.marks} aria-hidden="true">
        <span className={styles.sign}>1 2 3</span>
        {counted.map(({ index, x, y, foot, cents, shown }) => (
          <span
            key={index}
            className={styles.number}
            style={{
              left: `${(x * 100).toFixed(2)}%`,
              top: `${((cents === undefined ? y : foot) * 100).toFixed(2)}%`,
            }}
            data-money={cents !== undefined || undefined}
            data-counted
          >
            {shown}
          </span>
        ))}
      </span>
      <output className="visually-hidden">{counted.at(-1)?.shown}</output>
    </>
  );
}
