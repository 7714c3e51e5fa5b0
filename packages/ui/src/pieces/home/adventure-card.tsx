import type { SubjectId } from '@noodlenaut/domain';
import type { ReactNode } from 'react';
import { Emblem } from '../../drawings/emblem.tsx';
import { Persona } from '../../drawings/persona.tsx';
import { Icon } from '../../icons/icon.tsx';
import type { RenderRoot } from '../base/render-root.ts';
import styles from './adventure-card.module.css';

type Props = {
  subject: SubjectId;
  /** What to do: 'Start your first adventure'. */
  title: string;
  /** The lesson's name. */
  lesson: string;
  /** The lesson's own picture; without one the subject's emblem stands for it. */
  picture: ReactNode;
  /** A `Speak`: it lies on the card and reads it. */
  speak?: ReactNode;
  renderRoot: RenderRoot;
};

/** The one lesson to begin now, with its teacher and its picture: the biggest thing on the dashboard. */
export function AdventureCard({ subject, title, lesson, picture, speak, renderRoot }: Props) {
  return (
    <div className={styles.place} data-speaks={speak !== undefined || undefined}>
      {renderRoot({
        className: styles.card ?? '',
        'data-s': subject,
        children: (
          <>
            <span className={styles.teacher}>
              <Persona subject={subject} pose="pointing" size={220} />
            </span>
            <span className={styles.words}>
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.lesson}>{lesson}</p>
              <span className={styles.go}>
                <Icon name="play" size={32} />
              </span>
            </span>
            <span className={styles.board} aria-hidden="true" inert>
              {picture ?? <Emblem subject={subject} size={140} />}
            </span>
          </>
        ),
      })}
      {speak !== undefined && <span className={styles.speak}>{speak}</span>}
    </div>
  );
}
