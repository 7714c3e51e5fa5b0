import { Picture } from './picture.tsx';
import looks from './illustration.module.css';

const CELL = 48;

/** Rows and columns of counters. */
export function DotArray({ rows, columns, alt }: { rows: number; columns: number; alt: string }) {
  return (
    <Picture alt={alt} width={columns * CELL + 24} height={rows * CELL + 24}>
      <rect
        x="2"
        y="2"
        width={columns * CELL + 20}
        height={rows * CELL + 20}
        rx="18"
        className={looks.paper}
        strokeWidth="3"
      />
      {Array.from({ length: rows * columns }, (_, index) => (
        <circle
          key={index}
          cx={12 + (index % columns) * CELL + CELL / 2}
          cy={12 + Math.floor(index / columns) * CELL + CELL / 2}
          r="17"
          className={looks.counter}
          strokeWidth="3.5"
        />
      ))}
    </Picture>
  );
}
