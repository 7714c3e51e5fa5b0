import { api } from '../../lib/api/api.ts';
import { ConfirmQuestion } from '@noodlenaut/ui/pieces/grown-up/confirm-question';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useState } from 'react';
import { notify } from '../../lib/notices/notices.ts';
import { useSchoolAction } from './use-school-action.ts';

type Props = { teacher: { readonly id: string; readonly name: string; readonly username: string } };

/** Lets a teacher who waits begin. */
export function ApproveTeacher({ teacher: { id: teacherId, name, username } }: Props) {
  const [asks, setAsks] = useState(false);
  const approve = useSchoolAction(
    () => api.school.approve.mutate({ teacherId }),
    () => notify({ title: `${name} may teach here`, tone: 'success' }),
  );
  if (!asks)
    return (
      <FlatButton aria-label={`Approve ${name}`} onClick={() => setAsks(true)}>
        Approve
      </FlatButton>
    );
  return (
    <ConfirmQuestion
      question={`Is ${name} (${username}) a teacher you know? They can make classes at once, and see the children in them.`}
      yes="Yes, let them teach"
      no="Not yet"
      pending={approve.isPending}
      onYes={() => approve.mutate(undefined)}
      onNo={() => setAsks(false)}
    />
  );
}
