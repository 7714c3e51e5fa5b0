import type {} from '../../styles/css-properties.ts';
import type { GameEmoji } from '@noodlenaut/domain';
import { EmojiPicture } from './emoji-bar.tsx';
import styles from './rising-emoji.module.css';

type Props = {
  /** What somebody shows right now, by seat. */
  emoji: ReadonlyMap<number, { readonly emoji: GameEmoji; readonly until: number }>;
};
const LANES = 12;

/** What a class throws at a reveal and on the podium: each rises over the wall once. Nothing to read, nothing to press. */
export const RisingEmoji = ({ emoji }: Props) => (
  <div className={styles.sky} aria-hidden="true">
    {[...emoji].map(([seat, shown]) => (
      <span
        key={`${seat} ${shown.until}`}
        className={styles.one}
        style={{ '--lane': `${((seat * 5) % LANES) * (100 / LANES) + 2}%` }}
      >
        <EmojiPicture emoji={shown.emoji} size={72} />
      </span>
    ))}
  </div>
);
