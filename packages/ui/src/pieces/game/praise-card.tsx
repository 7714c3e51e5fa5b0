import type { Avatar as AvatarName } from '@noodlenaut/domain';
import { Avatar } from './avatar.tsx';
import styles from './praise-card.module.css';

export interface Praise {
  readonly seat: number;
  readonly avatar: AvatarName;
  /** The alias: nobody's name is on a wall. */
  readonly name: string;
  readonly title: string;
  readonly fact: string;
}

/** What somebody of a class is praised for, as the last row reads it. */
export const PraiseCard = ({ seat, avatar, name, title, fact }: Praise) => (
  <div className={styles.card}>
    <Avatar avatar={avatar} seat={seat} size={68} />
    <div>
      <span className={styles.name}>{name}</span>
      <b>{title}</b>
      <span className={styles.fact}>{fact}</span>
    </div>
  </div>
);
