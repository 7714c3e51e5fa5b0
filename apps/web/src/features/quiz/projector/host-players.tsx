import type { SeatView } from '@noodlenaut/domain';
import { ClassCrew } from '@noodlenaut/ui/pieces/game/class-crew';
import { Sheet } from '@noodlenaut/ui/pieces/base/sheet';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useState } from 'react';
import type { ProjectorProps } from './projector-props.ts';

/** The players, each with a button to remove or readmit them. Ending the game is here, where it is not pressed by mistake. */
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
