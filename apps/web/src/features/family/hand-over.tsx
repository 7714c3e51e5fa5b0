import { api } from '../../lib/api/api.ts';
import { ConfirmQuestion } from '@noodlenaut/ui/pieces/grown-up/confirm-question';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useState } from 'react';
import { notify } from '../../lib/notices/notices.ts';
import { useFamilyAction } from '../../lib/family/use-family-action.ts';
import type { FamilyChild, FamilyLinks } from './family-child.ts';

type Props = { child: FamilyChild; grownUp: FamilyLinks['guardians'][number] };

/** Makes another guardian the one who decides, after asking; it can be taken back for seven days (P1.28). */
export function HandOver({ child, grownUp: { linkId, name } }: Props) {
  const [asks, setAsks] = useState(false);
  const give = useFamilyAction(
    () => api.family.handOver.mutate({ linkId }),
    () => {
      setAsks(false);
      notify({ title: `${name} decides for ${child.name} now`, tone: 'success' });
    },
  );
  if (!asks)
    return (
      <FlatButton tone="link" aria-label={`Make primary: ${name}`} onClick={() => setAsks(true)}>
        Make primary
      </FlatButton>
    );
  return (
    <ConfirmQuestion
      question={`Shall ${name} decide for ${child.name} instead of you? You stay linked, and can undo it for 7 days.`}
      yes="Yes, hand over"
      no="No, keep it"
      pending={give.isPending}
      onYes={() => give.mutate(undefined)}
      onNo={() => setAsks(false)}
    />
  );
}
