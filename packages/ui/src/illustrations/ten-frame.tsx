import { Picture } from './picture.tsx';
import looks from './illustration.module.css';

const CELL = 64;
const PER_FRAME = 10;

function Frame({ filled, y }: { filled: number; y: number }) {
  return (
    <g transform={`translate(8 ${y})`} strokeWidth="4">
      <rect width={CELL * 5} height={CELL * 2} rx="14" className={looks.paper} />
      <path
        d={`M0 ${CELL}H${CELL * 5}${[1, 2, 3, 4].map((column) => `M${column * CELL} 0V${CELL * 2}`).join('')}`}
        className={looks.faint}
        strokeWidth="3"
      />
      {Array.from({ length: filled }, (_, index) => {
        const x = (index % 5) * CELL + CELL / 2;
        const cy = Math.floor(index / 5) * CELL + CELL / 2;
        return (
          <g key={index}>
            <circle cx={x} cy={cy} r="23" className={looks.counter} strokeWidth="3.5" />
            <path d={`M${x - 12} ${cy - 8}q4-6 10-7`} fill="none" stroke="#ffdbcc" strokeWidth="4" />
          </g>
        );
      })}
    </g>
  );
}

/** One frame of ten, two from eleven on. */
export function TenFrame({ filled, alt }: { filled: number; alt: string }) {
  const two = filled > PER_FRAME;
  const high = CELL * 2 + 16;
  return (
    <Picture alt={alt} width={CELL * 5 + 16} height={two ? high * 2 : high}>
      <Frame filled={Math.min(filled, PER_FRAME)} y={8} />
      {two && <Frame filled={filled - PER_FRAME} y={high + 8} />}
    </Picture>
  );
}
