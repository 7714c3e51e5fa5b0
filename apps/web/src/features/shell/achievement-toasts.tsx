import { AchievementToast } from '@noodlenaut/ui/pieces/badges/achievement-toast';
import { TOAST_OFFSET_PX, dismissToast } from '../../lib/notices/achievement-toasts.ts';
import type { AchievementToastState } from '../../lib/notices/toast-stack.ts';
import styles from './achievement-toasts.module.css';

/** Achievement toasts stack, each 80 px lower than the one before (S4.15). */
export function AchievementToasts({ toasts }: { toasts: readonly AchievementToastState[] }) {
  return (
    <div className={styles.stack} style={{ height: toasts.length * TOAST_OFFSET_PX }}>
      {toasts.map((toast, index) => (
        <div key={toast.id} className={styles.toast} style={{ top: index * TOAST_OFFSET_PX }}>
          <AchievementToast
            badge={toast.badge}
            title={toast.title}
            text={toast.text}
            {...(toast.kicker === undefined ? {} : { kicker: toast.kicker })}
            leaving={toast.leaving}
            onClose={() => dismissToast(toast.id)}
          />
        </div>
      ))}
    </div>
  );
}
