import { Icon } from '../../icons/icon.tsx';
import looks from './offline-banner.module.css';
import { StickerButton } from '../base/sticker-button.tsx';

type Props = { title: string; text: string; onRetry?: () => void };

/** Above the header while there is no connection. */
export function OfflineBanner({ title, text, onRetry }: Props) {
  return (
    <output className={looks.banner}>
      <span className={`wrap ${looks.inner ?? ''}`}>
        <Icon name="offline" />
        <span className={looks.text}>
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
