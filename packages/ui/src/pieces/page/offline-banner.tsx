import { Icon } from '../../icons/icon.tsx';
import styles from './offline-banner.module.css';
import { StickerButton } from '../base/sticker-button.tsx';

type Props = { title: string; text: string; onRetry?: () => void };

/** Above the header while there is no connection. */
export function OfflineBanner({ title, text, onRetry }: Props) {
  return (
    <output className={styles.banner}>
      <span className={`wrap ${styles.inner ?? ''}`}>
        <Icon name="offline" />
        <span className={styles.text}>
          <b>{title}</b> {text}
        </span>
        {onRetry && (
          <StickerButton icon="loop" onClick={onRetry}>
            Try Again
          </StickerButton>
        )}
      </span>
    </output>
  );
}
