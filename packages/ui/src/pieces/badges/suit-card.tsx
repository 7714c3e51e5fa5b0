import type { PartKey } from '@noodlenaut/domain';
import { SuitPicture } from '../../drawings/suit-picture.tsx';
import { Icon } from '../../icons/icon.tsx';
import { NoodleBar } from '../home/noodle-bar.tsx';
import styles from './suit-card.module.css';

type Props = {
  part: PartKey;
  title: string;
  isWorn: boolean;
  /** Left out while it is not earned: then it says how it is earned instead. */
  onPress?: (() => void) | undefined;
  rule: string;
  progress?: { readonly value: number; readonly max: number } | undefined;
};

/** A part of the suit: pressed, Noodle puts it on or takes it off. */
export function SuitCard({ part, title, isWorn, onPress, rule, progress }: Props) {
  const picture = <SuitPicture part={part} className={styles.picture} />;
  if (onPress !== undefined)
    return (
      <button type="button" className={styles.card} aria-pressed={isWorn} onClick={onPress}>
        {picture}
        <b className={styles.title}>{title}</b>
        {isWorn && (
          <span className={styles.worn}>
            <Icon name="check" size={20} />
          </span>
        )}
      </button>
    );
  return (
    <div className={styles.card} data-locked>
      {picture}
      <b className={styles.title}>
        {title}
        <span className="visually-hidden">, not yet</span>
      </b>
      <p className={styles.rule}>{rule}</p>
      {progress !== undefined && (
        <div className={styles.progress}>
          <NoodleBar
            label={`${title} progress`}
            value={progress.value}
            max={progress.max}
            valueText={`${progress.value} of ${progress.max}`}
          />
        </div>
      )}
    </div>
  );
}
