import type {} from '../styles/css-properties.ts';
import styles from './confetti.module.css';

const COLOURS = ['#ff6b35', '#ffc845', '#2ec4b6', '#3a86ff', '#d6336c', '#fff8ec'] as const;
const PIECES = 64;
/** On the wall of a class, which may be a slow device with a large picture. */
const PIECES_AT_SIDES = 44;
/** Percent of the height; on a phone the words begin here. */
const LOW = 24;

/** A number from 0 to 1 that looks like chance and is the same each time. */
const dice = (seed: number): number => {
  const wave = Math.sin(seed * 12.9898) * 43758.5453;
  return wave - Math.floor(wave);
};

/** A fixed scatter: at the sides and along the top, so that no piece lies over the words in the middle. */
function place(index: number, isAtSides: boolean): { x: number; y: number; turn: number } {
  const spread = dice(index + 1);
  const reach = isAtSides ? 0.12 : 0.28;
  const side = index % 2 === 0 ? spread * reach : 1 - spread * reach;
  const top = index % 4 === 0 && !isAtSides;
  return {
    x: Math.round((top ? spread : side) * 100),
    y: Math.round(dice(index + 77) * (top ? 10 : 60)),
    turn: (index * 137) % 360,
  };
}

/** Confetti falls once, 2.5 s, and then lies still. For a completed lesson, an achievement, a podium. */
export function Confetti({
  sides = false,
}: {
  /** Words stand along the top: nothing lies there. */ sides?: boolean;
}) {
  return (
    <svg className={styles.confetti} aria-hidden="true" data-sides={sides || undefined}>
      {Array.from({ length: sides ? PIECES_AT_SIDES : PIECES }, (_, index) => {
        const { x, y, turn } = place(index, sides);
        const colour = COLOURS[Math.floor(index / 2) % COLOURS.length];
        const shape = index % 3;
        return (
          <g key={index} className={styles.piece} style={{ '--i': index }} data-low={y > LOW || undefined}>
            <svg x={`${x}%`} y={`${y}%`} overflow="visible">
              <g transform={`rotate(${turn})`}>
                {shape === 0 && <circle r="7" fill={colour} />}
                {shape === 1 && <rect width="18" height="10" rx="3" fill={colour} />}
                {shape === 2 && (
                  <path
                    d="M0 0q6-8 12 0t12 0"
                    fill="none"
                    stroke={colour}
                    strokeWidth="6"
                    strokeLinecap="round"
                  />
                )}
              </g>
            </svg>
          </g>
        );
      })}
    </svg>
  );
}
