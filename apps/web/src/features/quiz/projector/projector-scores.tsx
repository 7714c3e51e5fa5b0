import { ClimberBanner } from '@noodlenaut/ui/pieces/game/climber-banner';
import { RankList } from '@noodlenaut/ui/pieces/game/rank-list';
import { StageTitle } from '@noodlenaut/ui/pieces/game/stage-title';
import { CREW_TITLE, CrewBoard, fliesInCrews } from '../crew-board.tsx';
import { rightAnswers } from '../quiz-words.ts';
import type { ProjectorProps } from './projector-props.ts';

const MOST_A_QUESTION = 1150;

export function ProjectorScores({ quiz }: ProjectorProps) {
  const { phase, seats, board } = quiz;
  if (fliesInCrews(quiz))
    return (
      <>
        <StageTitle {...CREW_TITLE} />
        <CrewBoard quiz={quiz} myTeam={null} />
      </>
    );
  const climber = board?.climber;
  const right = rightAnswers(seats.reduce((sum, seat) => sum + seat.right, 0));
  return (
    <>
      <StageTitle
        title="Look how far you are!"
        {...(!climber && { text: `So far you got ${right}, all together.` })}
      />
      {climber && <ClimberBanner {...climber} />}
      <RankList rows={phase.top} most={phase.of * MOST_A_QUESTION} />
    </>
  );
}
