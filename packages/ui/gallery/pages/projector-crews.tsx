import { CrewFleet } from '../../src/pieces/game/crew-fleet.tsx';
import { StageTitle } from '../../src/pieces/game/stage-title.tsx';
import { LAST_PLAYED, SIX_CREWS } from '../game-table.tsx';
import { ProjectorTable } from '../projector-table.tsx';

export default function ProjectorCrews() {
  return (
    <ProjectorTable goOn="Next question" count={<p>Late friends join at the next question.</p>}>
      <StageTitle title="Crews in the sky" text="A crew score is an average." />
      <CrewFleet crews={SIX_CREWS} myTeam={null} most={10000} question={LAST_PLAYED} />
    </ProjectorTable>
  );
}
