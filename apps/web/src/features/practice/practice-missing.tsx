import { isSubjectId } from '@noodlenaut/domain';
import { LostScreen } from '@noodlenaut/ui/pieces/page/lost-screen';
import { BackLink } from '../../lib/links/back-link.tsx';

/** Nothing to practice, or no such subject: a way back. */
export function PracticeMissing({ subjectId }: { subjectId: string }) {
  return (
    <LostScreen
      title="Nothing to Practice Yet"
      text="We have no questions here yet. Pick another subject, or look again later."
      action={<BackLink subjectId={isSubjectId(subjectId) ? subjectId : undefined} />}
    />
  );
}
