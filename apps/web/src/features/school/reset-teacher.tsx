import { api } from '../../lib/api/api.ts';
import { ConfirmQuestion } from '@noodlenaut/ui/pieces/grown-up/confirm-question';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useState } from 'react';
import { notify } from '../../lib/notices/notices.ts';
import { useSchoolAction } from './use-school-action.ts';

type Props = { teacher: { readonly id: string; readonly name: string; readonly email: string | null } };

/** Has a link for a new password sent to the teacher; the link is shown to nobody else. */
export function ResetTeacher({ teacher: { id: teacherId, name, email } }: Props) {
  const [asks, setAsks] = useState(false);
  const send = useSchoolAction(
    () => api.school.resetPassword.mutate({ teacherId }),
    () => {
      setAsks(false);
      notify({ title: `A link is on its way to ${name}`, tone: 'success' });
    },
  );
  if (!asks)
    return (
      <FlatButton
        tone="link"
        aria-label={`Send ${name} a link for a new password`}
        onClick={() => setAsks(true)}
      >
        Password link
      </FlatButton>
    );
  return (
    <ConfirmQuestion
      question={`Send a link for a new password to ${email ?? name}? It works once, and only ${name} gets it. The old password stays until it is used.`}
      yes="Yes, send it"
      no="Not now"
      pending={send.isPending}
      onYes={() => send.mutate(undefined)}
      onNo={() => setAsks(false)}
    />
  );
}
