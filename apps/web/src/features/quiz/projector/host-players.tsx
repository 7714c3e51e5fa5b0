import type { SeatView } from '@noodlenaut/domain';
import { ClassCrew } from '@noodlenaut/ui/pieces/game/class-crew';
import { Sheet } from '@noodlenaut/ui/pieces/base/sheet';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useState } from 'react';
import type { ProjectorProps } from './projector-props.ts';

/** Who is in, with the way out and back in for each; ending the game is in here, where nobody presses it by mistake. */
export function HostPlayers({ quiz, ask }: ProjectorProps) {
  const [isOpen, setOpen] = useState(false);
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
  return (
    <>
      <StickerButton icon="users" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        Players
      </StickerButton>
      {isOpen && (
        <Sheet title="Players" done="Done" onClose={() => setOpen(false)}>
          {quiz.seats.length === 0 ? (
            <p>Nobody is in yet.</p>
          ) : (
            <ClassCrew players={quiz.seats} tool={tool} />
          )}
          <StickerButton icon="close" wide onClick={() => void ask('end', {})}>
            End the game for all
          </StickerButton>
        </Sheet>
      )}
    </>
  );
}
