import { Confetti } from '../../src/drawings/confetti.tsx';
import { AwardCard } from '../../src/pieces/game/award-card.tsx';
import { CrewPodium } from '../../src/pieces/game/crew-podium.tsx';
import { StageTitle } from '../../src/pieces/game/stage-title.tsx';
import { StickerButton } from '../../src/pieces/base/sticker-button.tsx';
import { GameTable, SIX_CREWS, speak } from '../game-table.tsx';

export default function GameCrewPodium() {
  return (
    <GameTable
      step={null}
      title="Math Class Quiz"
      long
      dock={<StickerButton tone="quiet">Leave</StickerButton>}
    >
      <Confetti />
      <StageTitle title="What a flight!" text="Orbit Crew flew highest. Well played, all crews!" />
      <CrewPodium crews={SIX_CREWS} myTeam={0} />
      <AwardCard
        avatar="owl"
        seat={2}
        title="Comeback comet"
        fact="Right again after a miss, 3 times"
        isMe
        speak={speak('Read this aloud')}
      />
    </GameTable>
  );
}
