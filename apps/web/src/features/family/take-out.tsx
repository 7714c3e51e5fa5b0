import { api } from '../../lib/api/api.ts';
import { ConfirmQuestion } from '@noodlenaut/ui/pieces/grown-up/confirm-question';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useState } from 'react';
import { useFamilyAction } from '../../lib/family/use-family-action.ts';
import type { FamilyChild, FamilyLinks } from './family-child.ts';

type Props = { child: FamilyChild; teacher: FamilyLinks['teachers'][number] };

/** Takes the child out of a class after asking; its teachers can no longer see the child (P1.35). */
export function TakeOut({ child, teacher: { classId, className } }: Props) {
  const [asks, setAsks] = useState(false);
  const leave = useFamilyAction(() => api.family.leaveClass.mutate({ childId: child.id, classId }));
  if (!asks)
    return (
      <FlatButton
        tone="link"
        aria-label={`Take out of ${className}: ${child.name}`}
        onClick={() => setAsks(true)}
      >
        Take out
      </FlatButton>
    );
  return (
    <ConfirmQuestion
      question={`Take ${child.name} out of ${className}? Its teachers will not see ${child.name} any more. To come back, ${child.name} types the code again.`}
      yes="Yes, take out"
      no="Keep"
      pending={leave.isPending}
      onYes={() => leave.mutate(undefined)}
      onNo={() => setAsks(false)}
    />
  );
}
