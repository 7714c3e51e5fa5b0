import { NoticeRegion } from '@noodlenaut/ui/pieces/page/notice-region';
import { Suspense, lazy, useEffect, useRef } from 'react';
import { dismissNotice, useNotices } from '../../lib/notices/notices.ts';
import { useAchievementToasts } from '../../lib/notices/toast-stack.ts';
import { NoticeCard } from './notice-card.tsx';
import styles from './notice-outlet.module.css';

const AchievementToasts = lazy(async () => ({
  default: (await import('./achievement-toasts.tsx')).AchievementToasts,
}));
const JUMP_KEY = 'F8';

/** The one place for notices and cheers. F8 brings the focus here, Esc closes (S9.40). */
export function NoticeOutlet() {
  const region = useRef<HTMLDivElement>(null);
  const notices = useNotices();
  const toasts = useAchievementToasts();

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === JUMP_KEY) region.current?.focus();
      if (event.key !== 'Escape') return;
      for (const notice of notices) if (notice.open) dismissNotice(notice.id);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [notices]);

  return (
    <div className={styles.outlet}>
      <NoticeRegion ref={region}>
        {notices.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} />
        ))}
        {toasts.length > 0 && (
          <Suspense fallback={null}>
            <AchievementToasts toasts={toasts} />
          </Suspense>
        )}
      </NoticeRegion>
    </div>
  );
}
