import type { ReactNode, Ref } from 'react';
import { Scene } from '../../drawings/scene.tsx';
import { Icon } from '../../icons/icon.tsx';
import { classNames } from '../../styles/class-names.ts';
import styles from './game-frame.module.css';

type Props = {
  /** The way out, an `IconButton`; at the right of the bar the sound. */
  leave: ReactNode;
  sound: ReactNode;
  /** The name of the game, or which question this is. */
  title: string;
  /** Pips under the title: the question, from 1. */
  step?: number | null;
  of?: number;
  score?: number | null;
  /** Who has answered, or the one action. */
  dock?: ReactNode;
  /** The podium may be longer than the screen. */
  long?: boolean;
  /** A battle needs the dock's room on a phone: the energy bars show there who has answered. */
  slimDock?: boolean;
  /** A question and its answers: side by side where the screen is low. */
  split?: boolean;
  children: ReactNode;
  mainRef?: Ref<HTMLElement>;
};

/** A game's screen: bar, stage, dock. It never scrolls where it fits. */
export function GameFrame(props: Props) {
  const {
    leave,
    sound,
    title,
    step = null,
    of = 0,
    score = null,
    dock,
    long,
    slimDock,
    split,
    children,
    mainRef,
  } = props;
  return (
    <div className={classNames(styles.game, long && styles.long)}>
      <div className={styles.scene} aria-hidden="true">
        <Scene name="hills" />
      </div>
      <header className={styles.bar}>
        {leave}
        <div className={styles.progress}>
          <b className="num">{title}</b>
          {step !== null && (
            <div className={styles.pips} aria-hidden="true">
              {Array.from({ length: of }, (_, at) => (
                <i key={at} data-at={at + 1 < step ? 'done' : at + 1 === step ? 'now' : 'next'} />
              ))}
            </div>
          )}
        </div>
        {score !== null && (
          <span className={styles.score}>
            <Icon name="star" size={22} />
            <span className="num">{score.toLocaleString('en-US')}</span>
            <span className="visually-hidden"> points</span>
          </span>
        )}
        {sound}
      </header>
      <main id="main" className={styles.stage} data-split={split || undefined} tabIndex={-1} ref={mainRef}>
        {children}
      </main>
      <footer className={styles.dock} data-slim={slimDock || undefined}>
        {dock}
      </footer>
    </div>
  );
}
