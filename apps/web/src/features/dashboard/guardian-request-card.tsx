import { ResumeCard } from '@noodlenaut/ui/pieces/game/resume-card';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { Link } from '@tanstack/react-router';
import { Speak } from '../../lib/audio/speak.tsx';

const TITLE = 'A grown-up waits for you';
const TEXT = 'They ask to see how you learn. Do you know them?';

/** Shown on the child's dashboard while a guardian waits for the child's own yes (P1.23). */
export function GuardianRequestCard() {
  return (
    <ResumeCard title={TITLE} text={TEXT}>
      <div className="row">
        <Speak label="Read it to me" texts={[`${TITLE}.`, TEXT]} size="xl" />
        <StickerButton size="lg" renderRoot={(root) => <Link to="/account" hash="who-sees" {...root} />}>
          Look who it is
        </StickerButton>
      </div>
    </ResumeCard>
  );
}
