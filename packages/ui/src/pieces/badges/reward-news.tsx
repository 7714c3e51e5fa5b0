import { isPartKey, type RewardKey } from '@noodlenaut/domain';
import { Sticker } from '../../drawings/sticker.tsx';
import { SuitPicture } from '../../drawings/suit-picture.tsx';
import { Icon } from '../../icons/icon.tsx';
import styles from './reward-news.module.css';

type Props = {
  /** The level reached just now. */
  level: number | null;
  rewards: readonly { readonly key: RewardKey; readonly title: string }[];
};

const Art = ({ reward }: { reward: RewardKey }) =>
  isPartKey(reward) ? (
    <SuitPicture part={reward} className={styles.part} />
  ) : (
    <Sticker sticker={reward} size={64} />
  );

/** What came new: a level, stickers, parts of the suit. */
export default function RewardNews({ level, rewards }: Props) {
  return (
    <ul className={styles.news} aria-label="New for you">
      {level !== null && (
        <li className={styles.level}>
          <Icon name="star" size={32} />
          <b>Level {level}!</b>
        </li>
      )}
      {rewards.map(({ key, title }) => (
        <li key={key} className={styles.reward}>
          <Art reward={key} />
          <b>{title}</b>
        </li>
      ))}
    </ul>
  );
}
