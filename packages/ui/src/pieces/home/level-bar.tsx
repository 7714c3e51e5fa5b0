import { NoodleBar } from './noodle-bar.tsx';
import styles from './level-bar.module.css';

type Props = {
  level: number;
  points: number;
  /** Of the way to the next level. */
  percent: number;
  note?: string;
};

/** The level and the way to the next, across the page. */
export function LevelBar({ level, points, percent, note }: Props) {
  return (
    <div className={styles.card}>
      <p className={styles.title}>
        <b>Level {level}</b>
        <span>{points === 1 ? '1 point' : `${points} points`}</span>
      </p>
      <NoodleBar label={`Points to level ${level + 1}`} value={percent} fat />
      {note !== undefined && <p>{note}</p>}
    </div>
  );
}
