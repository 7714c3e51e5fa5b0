import { InlineBadge } from '../../drawings/inline-badge.tsx';
import { Icon } from '../../icons/icon.tsx';
import { NoodleBar } from '../home/noodle-bar.tsx';
import styles from './shelf-badge.module.css';

type Props = {
  badge: string;
  title: string;
  /** What was done, or how to earn it. */
  text: string;
  /** 'March 4, 2026'; null while it is not earned. */
  earned: string | null;
  /** How far, where it can be counted. */
  progress: { value: number; max: number } | null;
  /** Its name alone is written; how to earn it is for who listens. */
  isQuiet?: boolean;
};

/** A badge standing on its piece of the noodle. */
export function ShelfBadge({ badge, title, text, earned, progress, isQuiet = false }: Props) {
  return (
    <div className={styles.badge} data-locked={earned === null || undefined}>
      <span className={styles.medal}>
        <InlineBadge badge={badge} size={104} />
      </span>
      <span className={styles.noodle} aria-hidden="true" />
      <h3 className={styles.title}>{title}</h3>
      <p className={isQuiet ? 'visually-hidden' : styles.text}>{text}</p>
      {earned !== null && (
        <p className={styles.earned}>
          <Icon name="check" size={20} />
          <span className={isQuiet ? 'visually-hidden' : undefined}>
            <span className="visually-hidden">Earned on </span>
            {earned}
          </span>
        </p>
      )}
      {progress !== null && (
        <div className={styles.progress}>
          <NoodleBar
            label={`${title} progress`}
            value={progress.value}
            max={progress.max}
            valueText={`${progress.value} of ${progress.max}`}
          />
          {!isQuiet && (
            <span aria-hidden="true">
              {progress.value} of {progress.max}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
