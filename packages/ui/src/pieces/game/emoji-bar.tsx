import { GAME_EMOJI } from '@noodlenaut/domain';
import type { GameEmoji } from '@noodlenaut/domain';
import { Drawing } from '../../drawings/drawing.tsx';
import styles from './emoji-bar.module.css';
import { gameThing } from './game-things.ts';

const DRAWN = {
  clap: { name: 'Clap', thing: 'clapping-hands' },
  smile: { name: 'Smile', thing: 'slightly-smiling-face' },
  wow: { name: 'Wow', thing: 'star-struck' },
  thinking: { name: 'Thinking', thing: 'thinking-face' },
  party: { name: 'Party', thing: 'party-popper' },
  strong: { name: 'Strong', thing: 'flexed-biceps' },
} as const satisfies Record<GameEmoji, { name: string; thing: string }>;

export const EmojiPicture = ({ emoji, size = 32 }: { emoji: GameEmoji; size?: number }) => (
  <Drawing src={gameThing(DRAWN[emoji].thing)} size={size} />
);

type Props = { onSend: (emoji: GameEmoji) => void; isResting: boolean };

/** All that children can say to each other: six signs, and a rest of two seconds after each. */
export function EmojiBar({ onSend, isResting }: Props) {
  return (
    <fieldset className={styles.bar} aria-label="Send an emoji">
      {GAME_EMOJI.map((emoji) => (
        <button
          key={emoji}
          type="button"
          className={styles.emoji}
          aria-label={`Send ${DRAWN[emoji].name}`}
          aria-disabled={isResting || undefined}
          onClick={() => {
            if (!isResting) onSend(emoji);
          }}
        >
          <EmojiPicture emoji={emoji} />
        </button>
      ))}
    </fieldset>
  );
}
