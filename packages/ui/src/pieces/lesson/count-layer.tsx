import { useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import styles from './count-layer.module.css';
import { nearestTo, type Spot } from './nearest-spot.ts';

type Props = {
  label: string;
  /** The next number, each time something is counted. */
  onCount: (count: number) => void;
};

interface Counted extends Spot {
  readonly index: number;
}

/** The middle of each thing that can be counted in the picture beside the layer, in shares of the layer. */
function spotsBeside(layer: HTMLElement): Spot[] {
  const box = layer.getBoundingClientRect();
  return [...(layer.parentElement?.querySelectorAll('svg [data-count]') ?? [])].map((thing) => {
    const own = thing.getBoundingClientRect();
    return {
      x: (own.left + own.width / 2 - box.left) / (box.width || 1),
      y: (own.top + own.height / 2 - box.top) / (box.height || 1),
    };
  });
}

/**
 * Lies over a picture and counts its things: a tap counts the nearest that is not counted yet, a key the next one. With the last
 * one counted it begins anew. It answers nothing.
 */
export function CountLayer({ label, onCount }: Props) {
  const layer = useRef<HTMLButtonElement>(null);
  const [counted, setCounted] = useState<readonly Counted[]>([]);
  const count = ({ clientX, clientY, detail }: MouseEvent) => {
    if (layer.current === null) return;
    const spots = spotsBeside(layer.current);
    const before = counted.length >= spots.length ? [] : counted;
    const left = spots
      .map((spot, index) => ({ ...spot, index }))
      .filter(({ index }) => before.every((one) => one.index !== index));
    const box = layer.current.getBoundingClientRect();
    const tapped = { x: (clientX - box.left) / (box.width || 1), y: (clientY - box.top) / (box.height || 1) };
    const next = detail === 0 ? left[0] : nearestTo(tapped, left, box.width / (box.height || 1));
    if (next === undefined) return;
    setCounted([...before, next]);
    onCount(before.length + 1);
  };
  return (
    <>
      <button ref={layer} type="button" className={styles.layer} aria-label={label} onClick={count}>
        <span className={styles.sign} aria-hidden="true">
          1 2 3
        </span>
        {counted.map(({ index, x, y }, place) => (
          <span
            key={index}
            className={styles.number}
            style={{ left: `${(x * 100).toFixed(2)}%`, top: `${(y * 100).toFixed(2)}%` }}
            aria-hidden="true"
            data-counted
          >
            {place + 1}
          </span>
        ))}
      </button>
      <span className="visually-hidden" role="status">
        {counted.length > 0 ? counted.length : ''}
      </span>
    </>
  );
}
