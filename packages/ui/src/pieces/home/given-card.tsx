import type { SubjectId } from '@noodlenaut/domain';
import type { ReactNode } from 'react';
import { InlineEmblem } from '../../drawings/inline-emblem.tsx';
import { Icon } from '../../icons/icon.tsx';
import styles from './given-card.module.css';
import type { RenderRoot } from '../base/render-root.ts';

type Props = {
  subject: SubjectId;
  title: string;
  /** Who gives it and until when; left out for those who go by pictures. */
  text?: string;
  /** How it stands. `late` says so kindly: nothing is lost. */
  state: { readonly kind: 'open' | 'late' | 'done'; readonly text: string };
  /** A `Speak` for those who go by pictures: it lies on the card and reads it. */
  speak?: ReactNode;
  renderRoot: RenderRoot;
};

const STATE_ICONS = { open: 'arrow-right', late: 'clock', done: 'check' } as const;

/** Something a teacher gave to do. */
export function GivenCard({ subject, title, text, state, speak, renderRoot }: Props) {
  return (
    <div className={styles.place}>
      {renderRoot({
        className: styles.card ?? '',
        'data-s': subject,
        'data-tone': state.kind,
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
            <span className={styles.state}>
              <Icon name={STATE_ICONS[state.kind]} size={20} />
              <span className={styles.said}>{state.text}</span>
            </span>
          </>
        ),
      })}
      {speak !== undefined && <span className={styles.speak}>{speak}</span>}
    </div>
  );
}
