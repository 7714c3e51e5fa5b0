import type { SubjectId } from '@noodlenaut/domain';
import { LostScreen } from '@noodlenaut/ui/pieces/page/lost-screen';
import { BackLink } from '../links/back-link.tsx';
import { AskGrownUp } from './ask-grown-up.tsx';
import { useLivePlan } from './use-live-plan.ts';

/** A lesson or practice that the plan does not open (P6.13). */
export function LockedScreen({ subjectId }: { subjectId: SubjectId | undefined }) {
  useLivePlan(true);
  return (
    <LostScreen
      title="This one is locked"
      text="A grown-up can open it for you. What you finished stays yours."
      action={
        <>
          <AskGrownUp tone="plain" />
          <BackLink subjectId={subjectId} />
        </>
      }
    />
  );
}
