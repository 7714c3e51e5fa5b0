import { EMOJI_EVERY_MS } from '@noodlenaut/domain';
import { EmojiBar } from '@noodlenaut/ui/pieces/game/emoji-bar';
import { useMoment } from '../../lib/state/use-moment.ts';
import type { QuizRoom } from './use-quiz-room.ts';

/** One of six signs, and a rest after it (P4.55, P4.56). */
export function ThrowEmoji({ ask }: { ask: QuizRoom['ask'] }) {
  const [isResting, rest] = useMoment(EMOJI_EVERY_MS);
  return (
    <EmojiBar
      isResting={isResting}
      onSend={(emoji) => {
        rest();
        void ask('emoji', { emoji });
      }}
    />
  );
}
