import type { Alias } from '@noodlenaut/domain';
import { Avatar } from './avatar.tsx';
import styles from './climber-banner.module.css';

type Props = Alias & { seat: number; moved: number };

/** Who climbed far by one question: a moment of its own, after the rows have overtaken. */
export const ClimberBanner = ({ name, avatar, seat, moved }: Props) => (
  <p className={styles.banner}>
    <Avatar avatar={avatar} seat={seat} size={56} />
    <span>
      <b>{name}</b> flies <span className="num">{moved}</span> places up!
    </span>
  </p>
);
