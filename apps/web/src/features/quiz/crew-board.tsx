import { CrewFleet } from '@noodlenaut/ui/pieces/game/crew-fleet';
import type { QuizState } from './quiz-state.ts';

/** What lifts a rocket to the top: a crew whose members know nearly all. Its score is a mean. */
const MOST_A_QUESTION = 1000;

/** A class that flies in crews (decision 0106). A team game of six has its own rockets. */
export const fliesInCrews = ({ game }: Pick<QuizState, 'game'>): boolean =>
  game.hasProjector && game.teams > 0;

export const CREW_TITLE = { title: 'Crews in the sky', text: 'A crew score is an average.' } as const;

/** The rockets of a class, on the wall and on a child's screen. */
export const CrewBoard = ({ quiz: { phase }, myTeam }: { quiz: QuizState; myTeam: number | null }) => (
  <CrewFleet
    crews={phase.teams}
    myTeam={myTeam}
    most={phase.of * MOST_A_QUESTION}
    question={(phase.question ?? 0) - 1}
  />
);
