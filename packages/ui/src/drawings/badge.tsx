import bigQuestion from './art/badges/big-question.svg?no-inline';
import firstSteps from './art/badges/first-steps.svg?no-inline';
import gameNight from './art/badges/game-night.svg?no-inline';
import kindHelper from './art/badges/kind-helper.svg?no-inline';
import labHero from './art/badges/lab-hero.svg?no-inline';
import liftOff from './art/badges/lift-off.svg?no-inline';
import mathMaster from './art/badges/math-master.svg?no-inline';
import perfectScore from './art/badges/perfect-score.svg?no-inline';
import robotBuilder from './art/badges/robot-builder.svg?no-inline';
import storyReader from './art/badges/story-reader.svg?no-inline';
import threeDays from './art/badges/three-days.svg?no-inline';
import worldWalker from './art/badges/world-walker.svg?no-inline';
import { Drawing } from './drawing.tsx';

const BADGES = new Map([
  ['badge-big-question', bigQuestion],
  ['badge-first-steps', firstSteps],
  ['badge-game-night', gameNight],
  ['badge-kind-helper', kindHelper],
  ['badge-lab-hero', labHero],
  ['badge-lift-off', liftOff],
  ['badge-math-master', mathMaster],
  ['badge-perfect-score', perfectScore],
  ['badge-robot-builder', robotBuilder],
  ['badge-story-reader', storyReader],
  ['badge-three-days', threeDays],
  ['badge-world-walker', worldWalker],
]);

type Props = { badge: string; size?: number; title?: string };

/** The medal of an achievement, by its icon name. An unknown name shows the medal of first steps rather than a hole. */
export function Badge({ badge, size = 96, ...rest }: Props) {
  return <Drawing src={BADGES.get(badge) ?? firstSteps} size={size} lazy {...rest} />;
}
