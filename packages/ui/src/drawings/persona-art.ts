import type { SubjectId } from '@noodlenaut/domain';
import mathIdle from './art/personas/math-idle.svg?no-inline';
import mathBlink from './art/personas/math-blink.svg?no-inline';
import mathTalking from './art/personas/math-talking.svg?no-inline';
import mathPointing from './art/personas/math-pointing.svg?no-inline';
import scienceIdle from './art/personas/science-idle.svg?no-inline';
import scienceBlink from './art/personas/science-blink.svg?no-inline';
import scienceTalking from './art/personas/science-talking.svg?no-inline';
import sciencePointing from './art/personas/science-pointing.svg?no-inline';
import historyIdle from './art/personas/history-idle.svg?no-inline';
import historyBlink from './art/personas/history-blink.svg?no-inline';
import historyTalking from './art/personas/history-talking.svg?no-inline';
import historyPointing from './art/personas/history-pointing.svg?no-inline';
import geographyIdle from './art/personas/geography-idle.svg?no-inline';
import geographyBlink from './art/personas/geography-blink.svg?no-inline';
import geographyTalking from './art/personas/geography-talking.svg?no-inline';
import geographyPointing from './art/personas/geography-pointing.svg?no-inline';
import itIdle from './art/personas/it-idle.svg?no-inline';
import itBlink from './art/personas/it-blink.svg?no-inline';
import itTalking from './art/personas/it-talking.svg?no-inline';
import itPointing from './art/personas/it-pointing.svg?no-inline';
import englishIdle from './art/personas/english-idle.svg?no-inline';
import englishBlink from './art/personas/english-blink.svg?no-inline';
import englishTalking from './art/personas/english-talking.svg?no-inline';
import englishPointing from './art/personas/english-pointing.svg?no-inline';
import chemistryIdle from './art/personas/chemistry-idle.svg?no-inline';
import chemistryBlink from './art/personas/chemistry-blink.svg?no-inline';
import chemistryTalking from './art/personas/chemistry-talking.svg?no-inline';
import chemistryPointing from './art/personas/chemistry-pointing.svg?no-inline';
import roboticsIdle from './art/personas/robotics-idle.svg?no-inline';
import roboticsBlink from './art/personas/robotics-blink.svg?no-inline';
import roboticsTalking from './art/personas/robotics-talking.svg?no-inline';
import roboticsPointing from './art/personas/robotics-pointing.svg?no-inline';

export const PERSONA_POSES = ['idle', 'blink', 'talking', 'pointing'] as const;
export type PersonaPose = (typeof PERSONA_POSES)[number];

/** The file of each teacher in each pose. */
export const PERSONA_ART = {
  math: { idle: mathIdle, blink: mathBlink, talking: mathTalking, pointing: mathPointing },
  science: { idle: scienceIdle, blink: scienceBlink, talking: scienceTalking, pointing: sciencePointing },
  history: { idle: historyIdle, blink: historyBlink, talking: historyTalking, pointing: historyPointing },
  geography: {
    idle: geographyIdle,
    blink: geographyBlink,
    talking: geographyTalking,
    pointing: geographyPointing,
  },
  it: { idle: itIdle, blink: itBlink, talking: itTalking, pointing: itPointing },
  english: { idle: englishIdle, blink: englishBlink, talking: englishTalking, pointing: englishPointing },
  chemistry: {
    idle: chemistryIdle,
    blink: chemistryBlink,
    talking: chemistryTalking,
    pointing: chemistryPointing,
  },
  robotics: {
    idle: roboticsIdle,
    blink: roboticsBlink,
    talking: roboticsTalking,
    pointing: roboticsPointing,
  },
} satisfies Record<SubjectId, Record<PersonaPose, string>>;
