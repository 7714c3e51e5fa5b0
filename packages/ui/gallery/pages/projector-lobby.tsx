import { NoodleStill } from '../../src/drawings/noodle-still.tsx';
import { ClassCrew } from '../../src/pieces/game/class-crew.tsx';
import { CLASS } from '../game-table.tsx';
import { ProjectorTable } from '../projector-table.tsx';

export default function ProjectorLobby() {
  return (
    <ProjectorTable goOn="Start game" count={<p>Late friends join at the next question.</p>}>
      <div className="row">
        <NoodleStill mood="excited" size={100} />
        <h1>Come aboard!</h1>
      </div>
      <ClassCrew players={CLASS} />
    </ProjectorTable>
  );
}
