import type {} from '../../styles/css-properties.ts';
import { avatarParts, type Avatar as AvatarName, type RivalKind } from '@noodlenaut/domain';
import { Drawing } from '../../drawings/drawing.tsx';
import { Icon } from '../../icons/icon.tsx';
import { gameThing } from './game-things.ts';
import styles from './avatar.module.css';

type Props = {
  avatar: AvatarName;
  /** Picks the colour of the ring, so that neighbours differ, where the player has not chosen one. */
  seat: number;
  size?: number;
  /** A robot has its own picture; a ghost is the own animal, pale. */
  rival?: RivalKind | undefined;
  /** Who has answered has colour and a tick; who thinks is grey. */
  state?: 'plain' | 'thinking' | 'done' | 'away';
};

/** The animal of a player in a round window; decoration beside the name. */
export function Avatar({ avatar, seat, size = 56, state = 'plain', rival }: Props) {
  const { animal, colour } = avatarParts(avatar);
  return (
    <span
      className={styles.avatar}
      data-ring={colour ?? seat % 6}
      data-state={state}
      data-rival={rival}
      style={{ '--size': `${size}px` }}
    >
      <span className={styles.window}>
        <Drawing src={gameThing(rival === 'robot' ? 'robot' : animal)} size={Math.round(size * 0.64)} />
      </span>
      {state === 'done' && (
        <span className={styles.done}>
          <Icon name="check" size={14} />
        </span>
      )}
    </span>
  );
}
