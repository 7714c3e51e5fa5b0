import type { GameType } from '@noodlenaut/domain';
import classQuiz from '../../drawings/art/games/class-quiz.svg?inline';
import knowledgeBattle from '../../drawings/art/games/knowledge-battle.svg?inline';
import quizRace from '../../drawings/art/games/quiz-race.svg?inline';
import teamChallenge from '../../drawings/art/games/team-challenge.svg?inline';

const ART: Readonly<Record<GameType, string>> = {
  'quiz-race': quizRace,
  'knowledge-battle': knowledgeBattle,
  'team-challenge': teamChallenge,
  'class-quiz': classQuiz,
};

/** A small picture of how a game is played. */
export const GameTypeArt = ({ type }: { type: GameType }) => <img src={ART[type]} alt="" draggable={false} />;
