import type { StickerKey } from '@noodlenaut/domain';
import { Sticker } from '../../drawings/sticker.tsx';
import { NoodleBar } from '../home/noodle-bar.tsx';
import styles from './sticker-card.module.css';

type Props = {
  sticker: StickerKey;
  title: string;
  isEarned: boolean;
  /** How to earn it; shown for what is next. */
  rule?: string | undefined;
  /** How far, where it can be counted. */
  progress?: { readonly value: number; readonly max: number } | undefined;
};

/** A place in the album: the sticker, or where it will be. */
export function StickerCard({ sticker, title, isEarned, rule, progress }: Props) {
  return (
    <div className={styles.card}>
      <Sticker sticker={sticker} size={104} locked={!isEarned} />
      <h3 className={styles.title}>
        {title}
        <span className="visually-hidden">{isEarned ? ', yours' : ', not yet'}</span>
      </h3>
      {rule !== undefined && <p className={styles.rule}>{rule}</p>}
      {progress !== undefined && (
        <div className={styles.progress}>
          <NoodleBar
            label={`${title} progress`}
            value={progress.value}
            max={progress.max}
            valueText={`${progress.value} of ${progress.max}`}
          />
          <span aria-hidden="true">
            {progress.value} of {progress.max}
          </span>
        </div>
      )}
    </div>
  );
}
