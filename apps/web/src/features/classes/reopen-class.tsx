import { api } from '../../lib/api/api.ts';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { notify } from '../../lib/notices/notices.ts';
import { useClassAction } from './use-class-action.ts';

/** Reopens an archived class with its pupils. Nobody new can ask to join until a teacher opens it (decision 0040). */
export function ReopenClass({ classId, name }: { classId: string; name: string }) {
  const take = useClassAction(
    () => api.classes.reopen.mutate({ classId }),
    () =>
      notify({
        title: `${name} goes on`,
        description: 'Its door is closed until you open it.',
        tone: 'success',
      }),
  );
  return (
    <FlatButton
      aria-label={`Take up ${name} again`}
      disabled={take.isPending}
      onClick={() => take.mutate(undefined)}
    >
      Take up again
    </FlatButton>
  );
}
