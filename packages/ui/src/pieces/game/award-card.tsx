import type { Avatar as AvatarName } from '@noodlenaut/domain';
import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import styles from './award-card.module.css';
import { YouTag } from './you-tag.tsx';

type Props = {
  avatar: AvatarName;
  seat: number;
  title: string;
  fact: string;
  isMe: boolean;
  speak?: ReactNode;
};

/** What somebody is praised for, and the fact behind it. */
export function AwardCard({ avatar, seat, title, fact, isMe, speak }: Props) {
  return (
    <section className={styles.award} aria-label="Your award" data-me={isMe || undefined}>
      {isMe && <YouTag right />}
      <Avatar avatar={avatar} seat={seat} size={68} />
      <div>
        <h2>{title}</h2>
        <p>{fact}</p>
      </div>
      {speak}
    </section>
  );
}
