import { Count, Note } from './parts/after.tsx';
import type { IllustrationOf } from '@noodlenaut/domain';
import { Picture } from './picture.tsx';
import styles from './illustration.module.css';

const CELL = 64;
const PER_FRAME = 10;

/** The second kind of counter wears a ring: it is told apart without its colour. */
type FrameProps = { filled: number; second: number; y: number; before?: number };

function Frame({ filled, second, y, before = 0 }: FrameProps) {
  return (
    <g transform={`translate(8 ${y})`} strokeWidth="4">
      <rect width={CELL * 5} height={CELL * 2} rx="14" className={styles.paper} />
      <path
        d={`M0 ${CELL}H${CELL * 5}${[1, 2, 3, 4].map((column) => `M${column * CELL} 0V${CELL * 2}`).join('')}`}
        className={styles.faint}
        strokeWidth="3"
      />
      {Array.from({ length: filled + second }, (_, index) => {
        const x = (index % 5) * CELL + CELL / 2;
        const cy = Math.floor(index / 5) * CELL + CELL / 2;
        return index < filled ? (
          <g key={index} data-count>
            <circle cx={x} cy={cy} r="23" className={styles.counter} strokeWidth="3.5" />
            <path d={`M${x - 12} ${cy - 8}q4-6 10-7`} fill="none" stroke="#ffdbcc" strokeWidth="4" />
          </g>
        ) : (
          <g key={index} data-count>
            <circle cx={x} cy={cy} r="23" className={styles.full} strokeWidth="3.5" />
            <path d={`M${x - 9} ${cy}h18M${x} ${cy - 9}v18`} stroke="#8a6200" strokeWidth="4.5" />
          </g>
        );
      })}
      {Array.from({ length: filled + second }, (_, index) => (
        <Count
          key={index}
          n={before + index + 1}
          x={(index % 5) * CELL + CELL / 2}
          y={Math.floor(index / 5) * CELL + CELL / 2}
          r={15}
        />
      ))}
      {filled + second === 0 && <Note text="0" x={CELL * 2.5} y={CELL} size={36} />}
    </g>
  );
}

type Props = Omit<IllustrationOf<'ten-frame'>, 'kind'>;

/** One frame of ten, two from eleven on. */
export function TenFrame({ filled, second = 0, alt }: Props) {
  const two = filled + second > PER_FRAME;
  const high = CELL * 2 + 16;
  const above = Math.min(filled, PER_FRAME);
  const secondAbove = Math.min(second, PER_FRAME - above);
  return (
    <Picture alt={alt} width={CELL * 5 + 16} height={two ? high * 2 : high}>
      <Frame filled={above} second={secondAbove} y={8} />
      {two && <Frame filled={filled - above} second={second - secondAbove} y={high + 8} before={PER_FRAME} />}
    </Picture>
  );
}
