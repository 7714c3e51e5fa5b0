import type {} from '../../styles/css-properties.ts';
import type { GameEmoji, SeatView } from '@noodlenaut/domain';
import { Avatar } from './avatar.tsx';
import { EmojiPicture } from './emoji-bar.tsx';
import styles from './player-face.module.css';

/** What somebody shows right now, by seat. */
export type ShownEmoji = ReadonlyMap<number, { readonly emoji: GameEmoji; readonly until: number }>;

type Props = {
  player: SeatView;
  size: number;
  /** Says where the emoji stands, as `--shown-right` and `--shown-bottom`. */
  className: string;
  emoji: ShownEmoji | undefined;
  emojiSize: number;
};

/** Of who comes: the whole line pops in. */
export const COMES = styles.comes;

const stateOf = ({ presence, isReady }: SeatView) =>
  presence !== 'here' ? 'away' : isReady ? 'done' : 'plain';

/** The animal of a player on the wall: who is ready has a tick, and an emoji stands over its sender. */
export function PlayerFace({ player, size, className, emoji, emojiSize }: Props) {
  const shown = emoji?.get(player.seat);
  return (
    <span className={`${styles.face ?? ''} ${className}`}>
      <Avatar avatar={player.avatar} seat={player.seat} size={size} state={stateOf(player)} />
      {shown !== undefined && (
        <span key={shown.until} className={styles.shown} aria-hidden="true">
          <EmojiPicture emoji={shown.emoji} size={emojiSize} />
        </span>
      )}
    </span>
  );
}
