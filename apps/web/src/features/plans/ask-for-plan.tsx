import { NoodleStill } from '@noodlenaut/ui/drawings/noodle-still';
import { EmptyState } from '@noodlenaut/ui/pieces/page/empty-state';
import { AskGrownUp } from '../../lib/plans/ask-grown-up.tsx';
import { BackLink } from '../../lib/links/back-link.tsx';

/** What a child sees where a plan is chosen (P6.25). */
export const AskForPlan = () => (
  <EmptyState
    title="Ask your grown-up"
    text="Plans are for grown-ups. Show them this page, or press the button and we tell them."
    art={<NoodleStill mood="happy" size={220} />}
    action={
      <>
        <AskGrownUp tone="plain" />
        <BackLink subjectId={undefined} />
      </>
    }
  />
);
