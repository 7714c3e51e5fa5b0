import { rankedTeams } from '@noodlenaut/domain';
import { fliesInCrews } from './crew-board.tsx';
import type { QuizState } from './quiz-state.ts';

const PLACES = 3;

/** How many steps of the podium are taken, by crews or by children. */
export const podiumPlaces = (quiz: QuizState): number =>
  Math.min(PLACES, fliesInCrews(quiz) ? rankedTeams(quiz.phase.teams).length : quiz.phase.top.length);
