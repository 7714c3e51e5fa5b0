import type { ReactNode, Ref } from 'react';
import styles from './deck.module.css';

type Props = { children: ReactNode; subject?: string; busy?: boolean; mainRef?: Ref<HTMLElement> };

/** The main of a page inside the app: sections under each other in the page's rhythm. */
export function Deck({ children, subject, busy, mainRef }: Props) {
  return (
    <main
      id="main"
      className={`wrap ${styles.deck ?? ''}`}
      data-s={subject}
      aria-busy={busy}
      tabIndex={-1}
      ref={mainRef}
    >
      {children}
    </main>
  );
}
