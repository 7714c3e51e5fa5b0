import { Badge } from '../../drawings/badge.tsx';
import { IconButton } from '../base/icon-button.tsx';
import styles from './achievement-toast.module.css';

type Props = {
  /** The achievement's icon: 'badge-first-steps'. */
  badge: string;
  title: string;
  text: string;
  /** 'New achievement' unless told. Another one is shown on phones too: it says that nothing was earned now. */
  kicker?: string;
  onClose: () => void;
  leaving?: boolean;
};

/** A badge just earned, or its preview. */
export function AchievementToast({ badge, title, text, kicker, onClose, leaving }: Props) {
  return (
    <output className={styles.toast} data-leaving={leaving || undefined}>
      <Badge badge={badge} size={64} />
      <span className={styles.words}>
        <span className={kicker === undefined ? styles.kicker : undefined}>
          {kicker ?? 'New achievement'}
        </span>
        <b>{title}</b>
        <span>{text}</span>
      </span>
      <IconButton icon="close" label="Close" tone="bare" size="lg" onClick={onClose} />
    </output>
  );
}
