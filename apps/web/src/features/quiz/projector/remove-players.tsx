import type { SeatView } from '@noodlenaut/domain';
import { ClassCrew } from '@noodlenaut/ui/pieces/game/class-crew';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import type { ProjectorProps } from './projector-props.ts';

/** Everybody, each with a button to send them out or let them back in. */
export function RemovePlayers({ quiz, ask }: Pick<ProjectorProps, 'quiz' | 'ask'>) {
  const tool = ({ seat, presence, name }: SeatView) => {
    const isOut = presence === 'removed';
    return (
      <StickerButton
        size="sm"
        aria-label={isOut ? `Let back in: ${name}` : `Remove ${name}`}
        onClick={() => void ask(isOut ? 'let-back' : 'remove', { seat })}
      >
        {isOut ? 'Let back in' : 'Remove'}
      </StickerButton>
    );
  };
  return quiz.seats.length === 0 ? <p>Nobody is in yet.</p> : <ClassCrew players={quiz.seats} tool={tool} />;
}
