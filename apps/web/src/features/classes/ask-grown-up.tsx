import { api } from '../../lib/api/api.ts';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { notify } from '../../lib/notices/notices.ts';
import type { SchoolClass } from './class-words.ts';
import { useClassAction } from './use-class-action.ts';

type Props = { classId: string; pupil: SchoolClass['pupils'][number] };

/** Asks a pupil's guardians for a new sign-in: only they give one (P2.19). */
export function AskGrownUp({ classId, pupil: { id, name } }: Props) {
  const ask = useClassAction(
    () => api.classes.askSignIn.mutate({ classId, childId: id }),
    () =>
      notify({
        title: `${name}'s grown-ups are asked`,
        description: 'They make the new sign-in.',
        tone: 'success',
      }),
  );
  return (
    <FlatButton
      aria-label={`Ask the grown-up for a new sign-in of ${name}`}
      pending={ask.isPending}
      onClick={() => ask.mutate(undefined)}
    >
      Ask the grown-up
    </FlatButton>
  );
}
