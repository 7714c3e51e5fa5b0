import { CrewShips } from '@noodlenaut/ui/pieces/game/crew-ships';
import { EnergyDuel } from '@noodlenaut/ui/pieces/game/energy-duel';
import { RaceTrack } from '@noodlenaut/ui/pieces/game/race-track';
import { RankList } from '@noodlenaut/ui/pieces/game/rank-list';
import { StageTitle } from '@noodlenaut/ui/pieces/game/stage-title';
import type { GameType } from '@noodlenaut/domain';
import type { ReactElement } from 'react';
import { CREW_TITLE, CrewBoard, fliesInCrews } from '../crew-board.tsx';
import { CrewBoosts } from '../crew-boosts.tsx';
import { GoOn } from '../go-on.tsx';
import { QuizFrame } from '../quiz-frame.tsx';
import { ReportPlayers } from '../report-players.tsx';
import type { PhaseProps } from './phase-props.ts';

/** The most one question gives: 1000, and 150 for a row of right ones. */
const MOST_A_QUESTION = 1150;

const mostOf = ({ quiz }: PhaseProps): number => quiz.phase.of * MOST_A_QUESTION;
const isHalfway = ({ quiz }: PhaseProps): boolean => quiz.phase.question === Math.floor(quiz.phase.of / 2);

const Ranks = (props: PhaseProps) => (
  <RankList rows={props.quiz.phase.top} me={props.me} most={mostOf(props)} />
);
/** Each type shows how far everybody is in its own way; nobody is shown losing. */
const BOARDS = {
  'quiz-race': {
    title: 'Fly to the moon',
    text: 'Each right answer moves you on.',
    board: ({ quiz, me }) => <RaceTrack players={quiz.seats} mySeat={me.seat} questions={quiz.phase.of} />,
  },
  'knowledge-battle': {
    title: 'Energy up!',
    text: 'Each right answer fills one cell.',
    board: (props) => (
      <>
        <EnergyDuel players={props.quiz.seats} mySeat={props.me.seat} />
        <Ranks {...props} />
      </>
    ),
  },
  'team-challenge': {
    title: 'Two crews, one sky',
    text: 'The crew score is an average.',
    board: (props) => (
      <CrewShips
        crews={props.quiz.phase.teams}
        players={props.quiz.seats}
        mySeat={props.me.seat}
        most={mostOf(props)}
      />
    ),
  },
  'class-quiz': {
    title: 'Look how far you are!',
    text: 'Everybody learns something new.',
    board: (props) => <Ranks {...props} />,
  },
} as const satisfies Record<
  GameType,
  { title: string; text: string; board: (props: PhaseProps) => ReactElement }
>;

const CREWS = {
  ...CREW_TITLE,
  board: ({ quiz, me, ask }: PhaseProps) => (
    <>
      <CrewBoard quiz={quiz} myTeam={me.team} />
      <CrewBoosts quiz={quiz} me={me} ask={ask} />
    </>
  ),
};

export function ScoreboardPhase(props: PhaseProps) {
  const { quiz } = props;
  const { title, text, board } = fliesInCrews(quiz) ? CREWS : BOARDS[quiz.game.gameType];
  const isLast = (quiz.phase.question ?? 0) >= quiz.phase.of;
  return (
    <QuizFrame
      quiz={quiz}
      dock={
        <>
          <GoOn quiz={quiz} ask={props.ask}>
            {quiz.game.hasProjector
              ? 'Your teacher goes on'
              : isLast
                ? 'The podium comes next'
                : 'Next question soon'}
          </GoOn>
          <ReportPlayers {...props} small />
        </>
      }
    >
      <StageTitle title={isHalfway(props) ? 'Halfway there!' : title} text={text} />
      {board(props)}
    </QuizFrame>
  );
}
