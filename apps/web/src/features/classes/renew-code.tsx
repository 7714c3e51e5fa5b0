import { api } from '../../lib/api/api.ts';
import { ConfirmQuestion } from '@noodlenaut/ui/pieces/grown-up/confirm-question';
import { Icon } from '@noodlenaut/ui/icon';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useState } from 'react';
import { notify } from '../../lib/notices/notices.ts';
import { useClassAction } from './use-class-action.ts';

/** A new code for a class, when the old one was passed on; the old one stops working (decision 0040). */
export function RenewCode({ classId }: { classId: string }) {
  const [asks, setAsks] = useState(false);
  const renew = useClassAction(
    () => api.classes.renewCode.mutate({ classId }),
    ({ code }) => {
      setAsks(false);
      notify({ title: `The new code is ${code}`, tone: 'success' });
    },
  );
  if (!asks)
    return (
      <FlatButton icon={<Icon name="loop" size={18} />} onClick={() => setAsks(true)}>
        New code
      </FlatButton>
    );
  return (
    <ConfirmQuestion
      question="Make a new code? The old one ends at once, on paper and on screens. Pupils who are in stay in."
      yes="Yes, a new code"
      no="Keep this one"
      pending={renew.isPending}
      onYes={() => renew.mutate(undefined)}
      onNo={() => setAsks(false)}
    />
  );
}
