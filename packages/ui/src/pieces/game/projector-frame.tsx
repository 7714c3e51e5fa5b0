import type { ReactNode, Ref } from 'react';
import looks from './projector-frame.module.css';

type Props = {
  /** The code and its picture: they never leave the projector. */
  side: ReactNode;
  /** 'Science · Question 4 of 10' */
  meta: string;
  /** The host's buttons. */
  tools: ReactNode;
  children: ReactNode;
  mainRef?: Ref<HTMLElement>;
};

/** The screen of a class-quiz for the whole class; on a phone the page scrolls over the host's bar. */
export function ProjectorFrame({ side, meta, tools, children, mainRef }: Props) {
  return (
    <div className={looks.projector}>
      <div className={looks.columns}>
        <main id="main" className={looks.main} tabIndex={-1} ref={mainRef}>
          {children}
        </main>
        <aside className={looks.side}>{side}</aside>
      </div>
      <footer className={looks.tools}>
        <span className={`num ${looks.meta ?? ''}`}>{meta}</span>
        {tools}
      </footer>
    </div>
  );
}
