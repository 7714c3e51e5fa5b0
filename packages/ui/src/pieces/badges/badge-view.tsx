import { InlineBadge } from '../../drawings/inline-badge.tsx';
import { NoodleBar } from '../home/noodle-bar.tsx';
import styles from './badge-view.module.css';

type Props = {
  /** The achievement's icon: 'badge-first-steps'. */
  badge: string;
  title: string;
  text: string;
  /** Not earned yet: grey. */
  locked?: boolean;
  /** How far, where it can be counted. */
  progress?: { value: number; max: number };
  /** Pressing shows its cheer. */
  onPress?: () => void;
};

/** A badge with its name; a button when it can be pressed. */
export function BadgeView({ badge, title, text, locked = false, progress, onPress }: Props) {
  const content = (
    <>
      <span className={styles.medal}>
        <InlineBadge badge={badge} size={96} />
      </span>
      <b>{title}</b>
      {text !== '' && <small>{text}</small>}
      {locked && progress && (
        <span className={styles.bar}>
          <NoodleBar
            label={`${title} progress`}
            value={progress.value}
            max={progress.max}
            valueText={`${progress.value} of ${progress.max}`}
          />
          <small aria-hidden="true">
            {progress.value} of {progress.max}
          </small>
        </span>
      )}
    </>
  );
  if (!onPress)
    return (
      <div className={styles.badge} data-locked={locked || undefined}>
        {content}
      </div>
    );
  return (
    <button type="button" className={styles.badge} data-locked={locked || undefined} onClick={onPress}>
      {content}
      <span className="visually-hidden">{locked ? '. Not earned yet.' : '.'} Tap to see its cheer</span>
    </button>
  );
}
