import type {} from '../../styles/css-properties.ts';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { textWidth } from './fit-text.ts';
import styles from './after.module.css';
import { INK, PAINTS, PAPER } from './paints.ts';
import { Words } from './words.tsx';

/** Whether a picture is shown with what explains it: only after the answer was given. */
export const AfterContext = createContext(false);

type AfterProps = {
  /** What comes first is 0; the rest follows one by one. */
  order?: number;
  children: ReactNode;
};
/** From here on all come at once: nobody waits for the hundredth. */
const LAST = 14;

/** What a picture adds once the answer was given. Before that it is not in the page at all. */
export function After({ order = 0, children }: AfterProps) {
  if (!use(AfterContext)) return null;
  return (
    <g className={styles.after} style={{ '--order': Math.min(order, LAST) }} data-after>
      {children}
    </g>
  );
}

/** A number on something that was counted. */
export function Count({ n, x, y, r = 13 }: { n: number; x: number; y: number; r?: number }) {
  return (
    <After order={n}>
      <circle cx={x} cy={y} r={r} fill={PAINTS.yellow.fill} stroke={INK} strokeWidth="2.5" />
      <Words text={String(n)} x={x} y={y} width={r * 1.7} size={r * 1.25} fill={INK} />
    </After>
  );
}

type NoteProps = {
  text: string;
  x: number;
  y: number;
  width?: number;
  size?: number;
  order?: number;
};

/** Some words on a dark plate, centred. */
export function Note({ text, x, y, width = 240, size = 20, order = 0 }: NoteProps) {
  const wide = Math.min(width, textWidth(text) * size + size);
  const high = size * 1.4;
  return (
    <After order={order}>
      <rect
        x={x - wide / 2}
        y={y - high / 2}
        width={wide}
        height={high}
        rx={high / 2}
        fill={INK}
        stroke={PAPER}
        strokeWidth="2"
      />
      <Words text={text} x={x} y={y} width={wide - size * 0.6} height={size * 1.3} size={size} fill={PAPER} />
    </After>
  );
}

/** A ring around what matters. */
export function Ring({ x, y, r, order = 0 }: { x: number; y: number; r: number; order?: number }) {
  return (
    <After order={order}>
      <circle cx={x} cy={y} r={r} fill="none" stroke="#fff" strokeWidth="8" />
      <circle cx={x} cy={y} r={r} fill="none" stroke={PAINTS.orange.edge} strokeWidth="4.5" />
    </After>
  );
}

/** The number on something that is made of words. It takes no room of its own. */
export function WordCount({ n }: { n: number }) {
  if (!use(AfterContext)) return null;
  return (
    <span className={styles.number} style={{ '--order': Math.min(n, LAST) }} data-after>
      {n}
    </span>
  );
}
