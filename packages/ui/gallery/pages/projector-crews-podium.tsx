import { CrewPodium } from '../../src/pieces/game/crew-podium.tsx';
import { StageTitle } from '../../src/pieces/game/stage-title.tsx';
import { SIX_CREWS } from '../game-table.tsx';
import { ProjectorTable } from '../projector-table.tsx';

export default function ProjectorCrewsPodium() {
  return (
    <ProjectorTable goOn="Skip the show" count={<p>Everybody may leave the room.</p>}>
      <StageTitle title="What a flight!" text="Who is first?" />
      <CrewPodium crews={SIX_CREWS} myTeam={null} taken={2} />
    </ProjectorTable>
  );
}
