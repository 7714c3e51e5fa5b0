import styles from './room-ticket.module.css';

/** Quiet zone around the code, in cells. */
const MARGIN = 2;

/** A QR code from its cells; always dark on light, so that every camera reads it. */
export function QrPicture({ cells, label }: { cells: readonly (readonly boolean[])[]; label: string }) {
  const side = cells.length + 2 * MARGIN;
  const path = cells
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} rx="1.5" fill="#fff" />
      <path d={path} fill="#121936" />
    </svg>
  );
}
