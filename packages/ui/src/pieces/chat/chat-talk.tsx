import type { ReactNode } from 'react';
import { NoodleStill } from '../../drawings/noodle-still.tsx';
import styles from './chat-talk.module.css';

/** The talk, the oldest first; new answers are announced. */
export const ChatTalk = ({ children }: { children: ReactNode }) => (
  <div className={styles.talk} role="log" aria-live="polite" aria-label="Your talk with Noodle">
    {children}
  </div>
);

export const ChildSays = ({ children }: { children: ReactNode }) => (
  <p className={styles.mine}>
    <span className="visually-hidden">You: </span>
    {children}
  </p>
);

type Props = {
  children: ReactNode;
  /** A listen button and what else belongs to the answer. */
  extras?: ReactNode;
};

export const NoodleSays = ({ children, extras }: Props) => (
  <div className={styles.answer}>
    <span className={styles.face}>
      <NoodleStill mood="idle" size={36} />
    </span>
    <div className={styles.bubble}>
      <p>
        <span className="visually-hidden">Noodle: </span>
        {children}
      </p>
      {extras}
    </div>
  </div>
);

/** Three dots that move while Noodle thinks; they stand still where motion is unwanted. */
export const NoodleThinks = () => (
  <div className={styles.answer}>
    <span className={styles.face}>
      <NoodleStill mood="look-around" size={36} />
    </span>
    <p className={styles.bubble}>
      <span className="visually-hidden">Noodle is thinking</span>
      <span className={styles.dots} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    </p>
  </div>
);
