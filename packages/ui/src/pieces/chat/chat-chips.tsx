import type { IconName } from '../../icons/icon.tsx';
import { StickerButton } from '../base/sticker-button.tsx';
import styles from './chat-chips.module.css';

export interface ChatChip {
  readonly text: string;
  readonly icon?: IconName;
}

/** Words to tap instead of writing them. */
export function ChatChips({
  chips,
  disabled,
  onChip,
}: {
  chips: readonly ChatChip[];
  disabled: boolean;
  onChip: (text: string) => void;
}) {
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Ask by tapping">
      {chips.map(({ text, icon }) => (
        <li key={text}>
          <StickerButton
            tone="quiet"
            disabled={disabled}
            {...(icon === undefined ? {} : { icon })}
            onClick={() => onChip(text)}
          >
            {text}
          </StickerButton>
        </li>
      ))}
    </ul>
  );
}
