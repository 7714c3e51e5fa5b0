import type { SubjectId } from '@noodlenaut/domain';
import type { ReactNode } from 'react';
import { Badge } from '../../drawings/badge.tsx';
import { Confetti } from '../../drawings/confetti.tsx';
import { Noodle } from '../../drawings/noodle.tsx';
import { Persona } from '../../drawings/persona.tsx';
import { classNames } from '../../styles/class-names.ts';
import styles from './celebration.module.css';
import { SkyScene } from '../page/sky-scene.tsx';
import { TeacherPortrait } from '../lesson/teacher-portrait.tsx';

type Props = {
  /** A text, or a `SpokenText`. */
  title: ReactNode;
  text: ReactNode;
  /** The teacher's words. */
  praise?: ReactNode;
  /** Whose teacher stands beside. */
  subject?: SubjectId;
  /** While the voice reads. */
  isTalking?: boolean;
  /** What was earned just now. */
  badges?: readonly { readonly badge: string; readonly title: string }[];
  /** A `RewardNews`: a new level, stickers, parts of the suit. */
  news?: ReactNode;
  /** The read-aloud button. */
  speak?: ReactNode;
  action: ReactNode;
};

/** A finished lesson. The only screen of a lesson with confetti. */
export function Celebration(props: Props) {
  const { title, text, praise, subject, isTalking = false, badges = [], news, speak, action } = props;
  return (
    <SkyScene
      shape="full"
      as="main"
      id="main"
      className={classNames(
        styles.party,
        badges.length === 1 && styles.cheer,
        badges.length > 1 && styles.cheers,
      )}
    >
      <Confetti />
      {subject !== undefined && (
        <span className={styles.guest} aria-hidden="true">
          <Persona subject={subject} pose={isTalking ? 'talking' : 'pointing'} endless size={270} />
        </span>
      )}
      <span className={styles.who} data-small={badges.length > 0 || Boolean(news) || undefined}>
        <Noodle mood="super-excited" size={260} />
      </span>
      <h1 tabIndex={-1}>{title}</h1>
      <div className={styles.words}>
        <p className={styles.text}>{text}</p>
        {speak}
      </div>
      {praise !== undefined && (
        <div className={styles.praise}>
          {subject !== undefined && (
            <span className={styles.face}>
              <TeacherPortrait subject={subject} isTalking={isTalking} />
            </span>
          )}
          <p>“{praise}”</p>
        </div>
      )}
      {badges.length > 0 && (
        <ul className={styles.badges} aria-label="New badges">
          {badges.map(({ badge, title: name }) => (
            <li key={badge} className={styles.badge}>
              <Badge badge={badge} size={72} />
              <b>{name}</b>
            </li>
          ))}
        </ul>
      )}
      {news}
      <div className={styles.actions}>{action}</div>
    </SkyScene>
  );
}
