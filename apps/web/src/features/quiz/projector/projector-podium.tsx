import { PAGE_MS, awardsAPage } from '@noodlenaut/domain';
import { Confetti } from '@noodlenaut/ui/drawings/confetti';
import { ClassHonours } from '@noodlenaut/ui/pieces/game/class-honours';
import { FlyingAwards } from '@noodlenaut/ui/pieces/game/flying-awards';
import { CrewPodium } from '@noodlenaut/ui/pieces/game/crew-podium';
import { PodiumView } from '@noodlenaut/ui/pieces/game/podium-view';
import { StageTitle } from '@noodlenaut/ui/pieces/game/stage-title';
import { useEffect, useEffectEvent } from 'react';
import { playCue } from '../../../lib/audio/audio.ts';
import { useIsStill } from '../../../lib/comfort/use-is-still.ts';
import { fliesInCrews } from '../crew-board.tsx';
import { podiumPlaces } from '../podium-places.ts';
import { rightAnswers } from '../quiz-words.ts';
import { useScene } from '../use-scene.ts';
import type { ProjectorProps } from './projector-props.ts';
import { useShowSounds } from './use-show-sounds.ts';
import { awardPraise, honourPraise } from './wall-praise.ts';

/** Before each step, from the last place on. */
const DRUM_ROLLS = ['Who is first?', 'Who is second?', 'Who is third?'] as const;

/** The podium of a class (P4.43, P4.44): steps one after the other, everybody's award, and at the end the podium with the honours. */
export function ProjectorPodium({ quiz, ask }: ProjectorProps) {
  const { phase, seats, board, showFrom } = quiz;
  const isStill = useIsStill();
  const awards = board?.awards ?? [];
  const places = podiumPlaces(quiz);
  const scene = useScene(isStill ? null : showFrom, { places, awards: awards.length });
  useShowSounds(scene, places);
  // Where nothing may move the podium stands at once, and no child waits for a show that does not come.
  const skipShow = useEffectEvent(() => {
    playCue('fanfare');
    void ask('skip', { phase: 'podium', question: phase.question ?? 0 });
  });
  const isSkipped = isStill && showFrom !== null;
  useEffect(() => {
    if (isSkipped) skipShow();
  }, [isSkipped]);
  const right = rightAnswers(seats.reduce((sum, seat) => sum + seat.right, 0));
  if (scene.is === 'awards') {
    const size = awardsAPage(awards.length);
    const shown = awards.slice(scene.page * size, (scene.page + 1) * size);
    return (
      <>
        <StageTitle title="An award for everybody" text="Your own screen keeps yours." />
        <FlyingAwards key={scene.page} awards={shown.map(awardPraise)} pageMs={PAGE_MS} />
      </>
    );
  }
  const taken = scene.is === 'places' ? scene.taken : places;
  const next = DRUM_ROLLS[places - taken - 1];
  return (
    <>
      {taken === places && <Confetti sides />}
      <StageTitle title="What a flight!" text={next ?? `Together you got ${right}.`} />
      {fliesInCrews(quiz) ? (
        <CrewPodium crews={phase.teams} myTeam={null} {...(scene.is === 'places' && { taken })} />
      ) : (
        <PodiumView top={phase.top} mySeat={null} {...(scene.is === 'places' && { taken })} />
      )}
      {scene.is === 'end' && board && board.honours.length > 0 && (
        <ClassHonours honours={board.honours.map(honourPraise)} />
      )}
    </>
  );
}
