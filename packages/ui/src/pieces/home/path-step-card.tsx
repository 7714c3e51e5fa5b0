import type { SubjectId } from '@noodlenaut/domain';
import type { ReactNode } from 'react';
import { InlineEmblem } from '../../drawings/inline-emblem.tsx';
import { Icon } from '../../icons/icon.tsx';
import type { RenderRoot } from '../base/render-root.ts';
import styles from './path-step-card.module.css';

type Props = {
  subject: SubjectId;
  title: string;
  /** Subject, grade and day; left out for those who go by pictures. */
  text?: string;
  /** What pressing it does: 'Let’s go'. */
  action: string;
  /** A plan keeps it closed: a padlock stands beside the action. */
  locked?: boolean;
  /** A `Speak` for those who go by pictures: it lies on the card and reads it. */
  speak?: ReactNode;
  renderRoot: RenderRoot;
};

/** The next step of a learning path: one big thing to press. */
export function PathStepCard({ subject, title, text, action, locked = false, speak, renderRoot }: Props) {
  return (
    <div className={styles.place}>
      {renderRoot({
        className: styles.card ?? '',
        'data-s': subject,
        ...(locked && { 'data-tone': 'locked' }),
        ...(speak === undefined ? {} : { 'data-size': 'pictures' }),
        children: (
          <>
            <span className={styles.emblem}>
              <InlineEmblem subject={subject} />
            </span>
            <span className={styles.words}>
              <h3>{title}</h3>
              {text !== undefined && <p>{text}</p>}
            </span>
            <span className={styles.go}>
              <span className={styles.action}>{action}</span>
              <Icon name={locked ? 'lock' : 'arrow-right'} size={28} />
            </span>
          </>
        ),
      })}
      {speak !== undefined && <span className={styles.speak}>{speak}</span>}
    </div>
  );
}
