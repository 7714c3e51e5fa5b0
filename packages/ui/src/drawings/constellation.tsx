import styles from './constellation.module.css';

/** Where the stars stand, in the order in which they light. */
const STARS = [
  [26, 46],
  [76, 22],
  [124, 50],
  [176, 26],
  [222, 44],
] as const;
const STAR = 'M0-15C2-4 4-2 15 0 4 2 2 4 0 15-2 4-4 2-15 0-4-2-2-4 0-15z';

/** The day's five as stars: each that was tried lights, and so does the line to it. Decoration beside the words that say it. */
export function Constellation({ done }: { done: number }) {
  return (
    <svg className={styles.sky} viewBox="0 0 248 72" aria-hidden="true">
      <rect className={styles.night} x="1.5" y="1.5" width="245" height="69" rx="18" />
      {STARS.map(([x, y], index) => {
        const before = STARS[index - 1];
        const isLit = index < done;
        return (
          <g key={x} data-lit={isLit || undefined}>
            {before && <path className={styles.line} d={`M${before[0]} ${before[1]}L${x} ${y}`} />}
          </g>
        );
      })}
      {STARS.map(([x, y], index) => (
        <g
          key={x}
          className={styles.star}
          data-lit={index < done || undefined}
          transform={`translate(${x} ${y})`}
        >
          <path d={STAR} />
        </g>
      ))}
    </svg>
  );
}
