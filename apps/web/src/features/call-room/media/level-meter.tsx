import styles from './device-check.module.css';
import { useLevel } from './use-level.ts';
import { useOwnLevel } from './use-own-level.ts';

const BARS = 12;

/** Moves while somebody speaks into the microphone. */
export function LevelMeter({ track }: { track: MediaStreamTrack | null }) {
  const level = useLevel(useOwnLevel(track));
  if (track === null) return <p className={styles.meterWords}>Your microphone is off</p>;
  const lit = Math.round(level * BARS);
  return (
    <div className={styles.meter}>
      <span className={styles.meterWords}>Say something: the bars move when we hear you.</span>
      <meter className="visually-hidden" aria-label="Your microphone" max={BARS} value={lit} />
      <span className={styles.bars} aria-hidden="true">
        {Array.from({ length: BARS }, (_none, at) => (
          <i key={at} data-lit={at < lit || undefined} />
        ))}
      </span>
    </div>
  );
}
