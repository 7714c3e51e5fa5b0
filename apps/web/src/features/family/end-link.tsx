import { api } from '../../lib/api/api.ts';
import { ConfirmQuestion } from '@noodlenaut/ui/pieces/grown-up/confirm-question';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useState } from 'react';
import { notify } from '../../lib/notices/notices.ts';
import type { FamilyChild, FamilyLinks } from './family-child.ts';
import { useFamilyAction } from '../../lib/family/use-family-action.ts';

type Props = { child: FamilyChild; grownUp: FamilyLinks['guardians'][number] };

/** Ends a link after asking. That grown-up can no longer see the child, unless it is undone in time (P1.28). */
export function EndLink({ child, grownUp }: Props) {
  const [asks, setAsks] = useState(false);
  const end = useFamilyAction(
    () => api.family.endLink.mutate({ linkId: grownUp.linkId }),
    () => notify({ title: 'The link is ended', tone: 'success' }),
    undefined,
    grownUp.isMe ? 'children' : 'all',
  );
  if (!asks)
    return (
      <FlatButton
        tone="link"
        aria-label={`End link of ${grownUp.isMe ? 'yourself' : grownUp.name}`}
        onClick={() => setAsks(true)}
      >
        End link
      </FlatButton>
    );
  return (
    <ConfirmQuestion
      question={
        grownUp.isMe
          ? `End your own link? You will not see ${child.name} any more, and what you agreed to ends too. You can undo it for 7 days.`
          : `End the link? ${grownUp.name} will not see ${child.name} any more, and what they agreed to ends too. You can undo it for 7 days.`
      }
      yes="Yes, end it"
      no="Keep it"
      pending={end.isPending}
      onYes={() => end.mutate(undefined)}
      onNo={() => setAsks(false)}
    />
  );
}
