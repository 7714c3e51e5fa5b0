import { api } from '../../lib/api/api.ts';
import { FAMILY_CODE_LENGTH } from '@noodlenaut/domain';
import { CodeEntry } from '@noodlenaut/ui/pieces/grown-up/code-entry';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { useClassAction } from './use-class-action.ts';

/** Teaching a colleague's class too, with the code they made for it. */
export function TeachWith() {
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  const join = useClassAction(
    (code: string) => api.classes.joinAsTeacher.mutate({ code }),
    ({ classId }) => navigate({ to: '/classes/$classId/pupils', params: { classId } }),
    (refused) => {
      setError(sentenceOf(refused));
      return true;
    },
  );
  return (
    <FlatPanel title="Teach with a colleague">
      <CodeEntry
        label="Invitation code"
        called="An invitation"
        name="invitation"
        hint="Your colleague makes it on the pupils page of the class."
        length={FAMILY_CODE_LENGTH}
        action="Teach this class too"
        pending={join.isPending}
        error={error}
        onSend={(code) => join.mutate(code)}
        onTyped={() => setError(undefined)}
      />
    </FlatPanel>
  );
}
