import type { Avatar as AvatarName } from '@noodlenaut/domain';
import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import styles from './invitation-card.module.css';

type Props = {
  avatar: AvatarName;
  seat: number;
  text: string;
  speak?: ReactNode;
  /** What can be answered: yes first, then no. */
  children: ReactNode;
};

/** Another player asks for something, and every answer is fine. */
export function InvitationCard({ avatar, seat, text, speak, children }: Props) {
  return (
    <section className={styles.invitation} aria-label="Invitation">
      <Avatar avatar={avatar} seat={seat} size={60} />
      <p>{text}</p>
      {speak}
      <div>{children}</div>
    </section>
  );
}
