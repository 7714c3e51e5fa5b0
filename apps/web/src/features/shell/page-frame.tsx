import type { ReactNode } from 'react';
import type { Viewer } from '../../lib/api/replies.ts';
import { AppHeader } from './app-header.tsx';
import { OfflineStrip } from './offline-strip.tsx';
import styles from './page-frame.module.css';

/** Header and room of every signed-in page but the lesson player. */
export function PageFrame({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <OfflineStrip />
      <AppHeader viewer={viewer} />
      <main id="main" tabIndex={-1} className={`wrap ${styles.deck ?? ''}`}>
        {children}
      </main>
    </>
  );
}
