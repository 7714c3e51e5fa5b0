import { Count, Note } from './parts/after.tsx';
import { Picture } from './picture.tsx';
import styles from './illustration.module.css';

const STAR = 'M0-9.5l2.8 6 6.6.7-4.9 4.4 1.4 6.5L0 4.8l-5.9 3.3 1.4-6.5-4.9-4.4 6.6-.7z';
const ROW = 150;
const LOW_ROW = 108;
const WIDE = 60;
const COMPARED = 560;

type Fraction = { readonly parts: number; readonly filled: number };
type Props = Fraction & { more?: readonly Fraction[] | undefined; alt: string };

function Bar({ parts, filled, wide, high }: Fraction & { wide: number; high: number }) {
  const pieces = Array.from({ length: parts }, (_, index) => {
    const x = 10 + index * wide;
    const middle = x + (wide - 4) / 2;
    const deep = high - 38;
    return index < filled ? (
      <g key={index} strokeWidth="4">
        <rect x={x} y="14" width={wide - 4} height={deep} rx="14" className={styles.full} />
        <rect x={x + 8} y="22" width={wide - 20} height="10" rx="5" fill="#fff" fillOpacity=".6" />
        <path
          transform={`translate(${middle} ${14 + deep / 2 + 4}) scale(${Math.min(wide, deep) / 30})`}
          d={STAR}
          className={styles.counter}
          strokeWidth="1.8"
        />
        <Count n={index + 1} x={x + 16} y={30} r={Math.min(13, wide / 4)} />
      </g>
    ) : (
      <g key={index} strokeWidth="4">
        <rect x={x} y="24" width={wide - 4} height={deep} rx="14" className={styles.empty} />
        <circle
          cx={middle}
          cy={24 + deep / 2}
          r="9"
          fill="none"
          stroke="#c9ad77"
          strokeWidth="3.5"
          strokeDasharray="5 5"
        />
      </g>
    );
  });
  return (
    <>
      {pieces}
      <Note text={`${filled}/${parts}`} x={10 + (parts * wide) / 2} y={high - 14} order={filled + 1} />
    </>
  );
}

/** A bar cut into equal parts; the filled ones are lifted and carry a star. Bars below each other are wholes of one size. */
export function FractionBar({ parts, filled, more = [], alt }: Props) {
  if (more.length === 0)
    return (
      <Picture alt={alt} width={parts * WIDE + 16} height={ROW}>
        <Bar parts={parts} filled={filled} wide={WIDE} high={ROW} />
      </Picture>
    );
  const bars = [{ parts, filled }, ...more];
  return (
    <Picture alt={alt} width={COMPARED + 16} height={bars.length * LOW_ROW}>
      {bars.map((bar, index) => (
        <g key={index} transform={`translate(0 ${index * LOW_ROW})`}>
          <Bar {...bar} wide={COMPARED / bar.parts} high={LOW_ROW} />
        </g>
      ))}
    </Picture>
  );
}
