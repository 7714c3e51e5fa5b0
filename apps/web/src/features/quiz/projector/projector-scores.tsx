import { PodiumView } from '@noodlenaut/ui/pieces/game/podium-view';
import { RankList } from '@noodlenaut/ui/pieces/game/rank-list';
import { StageTitle } from '@noodlenaut/ui/pieces/game/stage-title';
import { rightAnswers } from '../quiz-words.ts';
import type { ProjectorProps } from './projector-props.ts';

const MOST_A_QUESTION = 1150;

export function ProjectorScores({ quiz }: ProjectorProps) {
  const { phase, seats } = quiz;
  const right = rightAnswers(seats.reduce((sum, seat) => sum + seat.right, 0));
  if (phase.phase === 'podium')
    return (
      <>
        <StageTitle title="What a flight!" text={`Together you got ${right}.`} />
        <PodiumView top={phase.top} mySeat={null} />
      </>
    );
  return (
    <>
      <StageTitle title="Look how far you are!" text={`So far you got ${right}, all together.`} />
      <RankList rows={phase.top} most={phase.of * MOST_A_QUESTION} />
    </>
  );
}
