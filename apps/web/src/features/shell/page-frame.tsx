import type { ReactNode } from 'react';
import type { Viewer } from '../../lib/api/replies.ts';
import { AppHeader } from './app-header.tsx';
import styles from './page-frame.module.css';
import { OfflineBanner } from '@noodlenaut/ui/pieces/page/offline-banner';
import { useRouter } from '@tanstack/react-router';
import { useOnline } from '../../lib/live/use-online.ts';

/** Says so while the browser has no network. What was loaded stays on the screen. */
function OfflineStrip() {
  const isOnline = useOnline();
  const router = useRouter();
  if (isOnline) return null;
  return (
    <OfflineBanner
      title="You are offline."
      text="You can still see what is here. Connect again to go on."
      onRetry={() => void router.invalidate()}
    />
  );
}

/** Header and layout of every signed-in page except the lesson player. */
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
