import type { ReactNode, Ref } from 'react';
import styles from './projector-frame.module.css';

type Props = {
  /** The code and its picture: they never leave the projector. */
  side: ReactNode;
  /** 'Science · Question 4 of 10' */
  meta: string;
  /** The switch of the wall's sound. */
  sound: ReactNode;
  /** The host's buttons. */
  tools: ReactNode;
  children: ReactNode;
  mainRef?: Ref<HTMLElement>;
};

/** The screen of a class-quiz for the whole class; on a phone the page scrolls over the host's bar. */
export function ProjectorFrame({ side, meta, sound, tools, children, mainRef }: Props) {
  return (
    <div className={styles.projector}>
      <div className={styles.columns}>
        <main id="main" className={styles.main} tabIndex={-1} ref={mainRef}>
          {children}
        </main>
        <aside className={styles.side}>{side}</aside>
      </div>
      <footer className={styles.tools}>
        <span className={`num ${styles.meta ?? ''}`}>{meta}</span>
        <span className={styles.sound}>{sound}</span>
        {tools}
      </footer>
    </div>
  );
}
