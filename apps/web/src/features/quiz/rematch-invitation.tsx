import { InvitationCard } from '@noodlenaut/ui/pieces/game/invitation-card';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import type { QuizMessages } from '@noodlenaut/contract';
import { Speak } from '../../lib/audio/speak.tsx';

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
  return (
    <InvitationCard
      avatar={from.avatar}
      seat={from.seat}
      text={text}
      speak={<Speak label="Read this aloud" texts={[text]} />}
    >
      <StickerButton tone="quiet" onClick={onDecline}>
        No, thanks
      </StickerButton>
      <StickerButton icon="loop" pending={isPending} onClick={onJoin}>
        Join again
      </StickerButton>
    </InvitationCard>
  );
}
