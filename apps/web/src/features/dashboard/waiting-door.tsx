import { ResumeCard } from '@noodlenaut/ui/pieces/game/resume-card';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { Link } from '@tanstack/react-router';
import { Speak } from '../../lib/audio/speak.tsx';

const TITLE = 'A grown-up waits for you';
const TEXT = 'They ask to see how you learn. Do you know them?';

/** On the child's dashboard while somebody waits for the child's own yes (PRODUCT 1). */
export function WaitingDoor() {
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
