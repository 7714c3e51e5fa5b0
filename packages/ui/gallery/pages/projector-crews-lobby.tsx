import { NoodleStill } from '../../src/drawings/noodle-still.tsx';
import { CrewLobby } from '../../src/pieces/game/crew-lobby.tsx';
import { SIXTY } from '../game-table.tsx';
import { ProjectorTable } from '../projector-table.tsx';

export default function ProjectorCrewsLobby() {
  return (
    <ProjectorTable goOn="Start game" count={<p>Late friends join at the next question.</p>}>
      <div className="row">
        <NoodleStill mood="excited" size={100} />
        <h1>Come aboard!</h1>
      </div>
      <CrewLobby crews={6} players={SIXTY} emoji={new Map([[4, { emoji: 'wow', until: 1 }]])} />
    </ProjectorTable>
  );
}
