import type { Avatar as AvatarName } from '@noodlenaut/domain';
import { Avatar } from './avatar.tsx';
import styles from './my-alias.module.css';

type Props = { avatar: AvatarName; seat: number; name: string; text: string };

/** Who one is in this game, where nobody else is shown: in a class the others stand on the big screen. */
export const MyAlias = ({ avatar, seat, name, text }: Props) => (
  <div className={styles.me}>
    <Avatar avatar={avatar} seat={seat} size={132} />
    <p>
      You are <b>{name}</b>
    </p>
    <p className="soft">{text}</p>
  </div>
);
