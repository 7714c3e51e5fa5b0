import { rankedTeams, type TeamStanding } from '@noodlenaut/domain';
import { CrewEmblem, crewName, crewTone } from './crew-mark.tsx';
import { PodiumSteps } from './podium-steps.tsx';

type Props = {
  crews: readonly TeamStanding[];
  myTeam: number | null;
  /** How many steps are taken in a show, the last place first; without it all rise by themselves. */
  taken?: number;
};

/** The first three crews, by emblem and name. */
export const CrewPodium = ({ crews, myTeam, ...show }: Props) => (
  <PodiumSteps
    {...show}
    label="The first three crews"
    places={rankedTeams(crews).map(({ team, rank, score }) => ({
      key: team,
      rank,
      score,
      name: team === myTeam ? `${crewName(team)} (you)` : crewName(team),
      art: (
        <span {...crewTone(team)}>
          <CrewEmblem team={team} size={rank === 1 ? 92 : 72} />
        </span>
      ),
    }))}
  />
);
