import { Picture } from './picture.tsx';
import looks from './illustration.module.css';

const STAR = 'M0-9.5l2.8 6 6.6.7-4.9 4.4 1.4 6.5L0 4.8l-5.9 3.3 1.4-6.5-4.9-4.4 6.6-.7z';

/** A bar cut into equal parts; the filled ones are lifted and carry a star. */
export function FractionBar({ parts, filled, alt }: { parts: number; filled: number; alt: string }) {
  const wide = parts > 12 ? 44 : 60;
  return (
    <Picture alt={alt} width={parts * wide + 16} height={150}>
      {Array.from({ length: parts }, (_, index) => {
        const x = 10 + index * wide;
        const middle = x + (wide - 4) / 2;
        return index < filled ? (
          <g key={index} strokeWidth="4">
            <rect x={x} y="14" width={wide - 4} height="112" rx="14" className={looks.full} />
            <rect x={x + 8} y="22" width={wide - 20} height="10" rx="5" fill="#fff" fillOpacity=".6" />
            <path
              transform={`translate(${middle} 74) scale(${wide / 30})`}
              d={STAR}
              className={looks.counter}
              strokeWidth="1.8"
            />
          </g>
        ) : (
          <g key={index} strokeWidth="4">
            <rect x={x} y="24" width={wide - 4} height="112" rx="14" className={looks.empty} />
            <circle
              cx={middle}
              cy="80"
              r="9"
              fill="none"
              stroke="#c9ad77"
              strokeWidth="3.5"
              strokeDasharray="5 5"
            />
          </g>
        );
      })}
    </Picture>
  );
}
