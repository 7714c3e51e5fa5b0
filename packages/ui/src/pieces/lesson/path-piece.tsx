import styles from './path-piece.module.css';

/** The three ways to the next spot. The style sheet shows the one that fits the place in the row. */
const WAYS = [
  // To the neighbour in the row, in waves.
  ['beside', 'M0 50C8 5 22 5 30 42S52 95 62 55 82 5 100 50'],
  // Round the end of a row.
  ['turn', 'M0 0C110 0 110 100 0 100'],
  // On a phone: from side to side.
  ['down', 'M0 0C-4 62 10 84 42 84S102 88 100 100'],
] as const;

/** A piece of the noodle, from the middle of one landing pad to the next: sun where it was flown. */
export function PathPiece({ isDone }: { isDone: boolean }) {
  return WAYS.map(([way, line]) => (
    <svg
      key={way}
      className={styles[way]}
      data-done={isDone || undefined}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={line} />
      <path d={line} />
    </svg>
  ));
}
