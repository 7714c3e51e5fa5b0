import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { NoodleBar } from './noodle-bar.tsx';
import styles from './level-card.module.css';

type Props = {
  level: number;
  /** Points inside this level, and how many it takes. */
  points: number;
  levelPoints: number;
  note?: string;
  /** 'Tap a badge to see its cheer.' */
  tip?: string;
  /** Few words: the bar says how far, and who listens hears it in numbers. */
  isQuiet?: boolean;
  /** `BadgeView`s in `li`. */
  children: ReactNode;
  /** More of them, under 'New and next'. */
  more?: ReactNode;
};

/** Level, points to the next one, and badges. */
export function LevelCard(props: Props) {
  const { level, points, levelPoints, note, tip, isQuiet = false, children, more } = props;
  return (
    <div className={styles.card}>
      <div className={styles.level}>
        <p className={styles.title}>
          <b>Level {level}</b>
          {!isQuiet && (
            <span>
              {points} of {levelPoints} points
            </span>
          )}
        </p>
        <NoodleBar
          label={`Points to level ${level + 1}`}
          value={points}
          max={levelPoints}
          valueText={`${points} of ${levelPoints} points`}
          fat
        />
        {note !== undefined && <p className={styles.note}>{note}</p>}
        {tip !== undefined && (
          <p className={styles.tip}>
            <Icon name="play" />
            {tip}
          </p>
        )}
      </div>
      <ul className={styles.badges}>{children}</ul>
      {more !== undefined && (
        <div className={styles.more}>
          <h3 id="new-and-next">New and next</h3>
          <ul className={styles.badges} aria-labelledby="new-and-next">
            {more}
          </ul>
        </div>
      )}
    </div>
  );
}
