import { Confetti } from '../../src/drawings/confetti.tsx';
import { InvitationCard } from '../../src/pieces/game/invitation-card.tsx';
import { AwardCard } from '../../src/pieces/game/award-card.tsx';
import { GameIcon } from '../../src/pieces/game/game-icon.tsx';
import { PodiumView } from '../../src/pieces/game/podium-view.tsx';
import { StageTitle } from '../../src/pieces/game/stage-title.tsx';
import { StickerButton } from '../../src/pieces/base/sticker-button.tsx';
import { GameTable, PLAYERS, ranks, speak } from '../game-table.tsx';

export default function GamePodium() {
  return (
    <GameTable
      step={null}
      title="Science Quiz Race"
      long
      dock={
        <>
          <StickerButton tone="quiet">
            <GameIcon name="leave" />
            Leave
          </StickerButton>
          <StickerButton>
            <GameIcon name="misses" />
            Practise my misses
          </StickerButton>
          <StickerButton tone="primary" size="lg" icon="loop">
            Rematch
          </StickerButton>
        </>
      }
    >
      <Confetti />
      <StageTitle title="What a flight!" text="Together you got 18 answers right." />
      <InvitationCard
        avatar="goat"
        seat={3}
        text="Lunar Goat waits for you: join again"
        speak={speak('Read this aloud')}
      >
        <StickerButton icon="loop">Join again</StickerButton>
        <StickerButton tone="quiet">No, thanks</StickerButton>
      </InvitationCard>
      <PodiumView top={ranks(PLAYERS)} mySeat={2} />
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
