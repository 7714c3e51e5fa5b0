import { InvitationCard } from '@noodlenaut/ui/pieces/game/invitation-card';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import type { QuizMessages } from '@noodlenaut/contract';
import { Speak } from '../../lib/audio/speak.tsx';
import { useSettled } from '../../lib/question/use-settled.ts';

type Invitation = NonNullable<QuizMessages['rematch']>;

export const invitationText = ({ name }: Invitation): string => `${name} waits for you: join again`;

interface Props {
  readonly from: Invitation;
  readonly isPending: boolean;
  readonly onJoin: () => void;
  readonly onDecline: () => void;
}

/** Somebody of this game waits in its rematch: one press joins, and a child may say no (P4.45). */
export function RematchInvitation({ from, isPending, onJoin, onDecline }: Props) {
  const text = invitationText(from);
  // It has just come, perhaps under a finger that meant something else.
  const isSettled = useSettled(true);
  return (
    <InvitationCard
      avatar={from.avatar}
      seat={from.seat}
      text={text}
      speak={<Speak label="Read this aloud" texts={[text]} />}
    >
      <StickerButton
        aria-disabled={!isSettled || undefined}
        icon="loop"
        pending={isPending}
        onClick={() => isSettled && onJoin()}
      >
        Join again
      </StickerButton>
      <StickerButton
        tone="quiet"
        aria-disabled={!isSettled || undefined}
        onClick={() => isSettled && onDecline()}
      >
        No, thanks
      </StickerButton>
    </InvitationCard>
  );
}
