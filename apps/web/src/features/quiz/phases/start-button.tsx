import { gameRules } from '@noodlenaut/domain';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useState } from 'react';
import type { QuizState } from '../quiz-state.ts';
import type { QuizRoom } from '../use-quiz-room.ts';

type Props = { quiz: QuizState; ask: QuizRoom['ask'] };

/** The host's button. It says who is still missing; the server decides. */
export function StartButton({ quiz, ask }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { fewest, needsAll } = gameRules(quiz.game.gameType);
  const need = Math.min(quiz.game.seats, needsAll ? quiz.game.seats : fewest);
  const missing = Math.max(0, need - quiz.phase.present);
  const start = async () => {
    setAsking(true);
    await ask('start', {});
    setAsking(false);
  };
  return (
    <StickerButton
      tone="primary"
      size="lg"
      pending={isAsking}
      disabled={missing > 0}
      onClick={() => void start()}
    >
      {missing === 0 ? 'Start game' : missing === 1 ? 'Wait for one more' : `Wait for ${missing} more`}
    </StickerButton>
  );
}
