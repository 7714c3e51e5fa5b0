import { NoodleStill } from '../../drawings/noodle-still.tsx';
import styles from './orbit-timer.module.css';

const RADIUS = 40;
const CENTER = 48;
const ROUND = 2 * Math.PI * RADIUS;

type Props = {
  /** 'Answer time' */
  label: string;
  /** How much of the time is over, 0 to 1. */
  over: number;
  /** From 3rd grade; null shows a face instead of a number. */
  seconds: number | null;
  isPaused?: boolean;
};

/** The time as a ship on its orbit: it fills, it is never red and never grows faster. */
export function OrbitTimer({ label, over, seconds, isPaused = false }: Props) {
  const share = Math.min(1, Math.max(0, over));
  const angle = share * 2 * Math.PI - Math.PI / 2;
  const x = CENTER + RADIUS * Math.cos(angle);
  const y = CENTER + RADIUS * Math.sin(angle);
  return (
    <div className={styles.orbit} role="timer" aria-label={isPaused ? `${label}, paused` : label}>
      <svg viewBox="0 0 96 96" aria-hidden="true">
        <circle className={styles.track} cx={CENTER} cy={CENTER} r={RADIUS} />
        <circle
          className={styles.over}
          cx={CENTER}
          cy={CENTER}
          r={RADIUS}
          strokeDasharray={`${(share * ROUND).toFixed(1)} ${ROUND.toFixed(1)}`}
          transform={`rotate(-90 ${CENTER} ${CENTER})`}
        />
        <g
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${((angle * 180) / Math.PI + 90).toFixed(0)})`}
        >
          <path className={styles.ship} d="M-7-6L8 0-7 6-4 0z" />
        </g>
      </svg>
      {seconds === null ? (
        <NoodleStill mood="happy" size={38} />
      ) : (
        <span className={`num ${styles.seconds ?? ''}`}>{seconds}</span>
      )}
    </div>
  );
}
