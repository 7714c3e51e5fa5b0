import { ResumeCard } from '@noodlenaut/ui/pieces/game/resume-card';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { Link } from '@tanstack/react-router';
import { longDay } from '../../lib/format/dates.ts';
import { Speak } from '../../lib/audio/speak.tsx';

const TITLE = 'Ask a grown-up to join you';

/** Shown on the child's dashboard where consent is required and no guardian is linked to the account yet (security 2.15). */
export function NoGuardianCard({ until }: { until: string }) {
  const text = `Show them your family code. Without a grown-up, this account ends on ${longDay(until)}.`;
  return (
    <ResumeCard title={TITLE} text={text}>
      <div className="row">
        <Speak label="Read it to me" texts={[`${TITLE}.`, text]} size="xl" />
        <StickerButton size="lg" renderRoot={(root) => <Link to="/account" hash="who-sees" {...root} />}>
          Show my code
        </StickerButton>
      </div>
    </ResumeCard>
  );
}
