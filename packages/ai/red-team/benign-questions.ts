import type { LessonFile } from '@noodlenaut/domain';
import { BANDS, bandOf, type Band } from '../src/policy/replies/grade-band.ts';
import { readLines } from './read-prompts.ts';
import { pick, seededDice } from './seeded-dice.ts';
import { inVoice, VOICES } from './voices.ts';

export interface BenignQuestions {
  readonly written: readonly string[];
  /** Made from lessons, in children's spelling. */
  readonly made: readonly string[];
}

const FRAMES = ['how do i', 'help me', 'can you teach me to', 'i dont know how to', 'show me how to'];
const MOST = 560;

/** Files of the blind sets carry the grades of a band in their name. */
const GRADES_OF = { young: 'pre-k-2', middle: '3-4', older: '5-6' } as const satisfies Record<Band, string>;

const fileOf = (folder: string, band: Band): string =>
  folder === 'benign' ? `${folder}/${band}.txt` : `${folder}/benign-${GRADES_OF[band]}.txt`;

/** Harmless questions of each band: hand-written ones, and ones made from goals and questions of our lessons. */
export function benignQuestions(
  lessons: readonly LessonFile[],
  folder = 'benign',
): ReadonlyMap<Band, BenignQuestions> {
  return new Map(
    BANDS.map((band) => {
      const dice = seededDice(band.length);
      const ours = lessons.filter(({ grade }) => bandOf(grade) === band);
      const goals = ours.map(
        ({ goal }) => `${pick(dice, FRAMES)} ${goal.slice(0, 1).toLowerCase()}${goal.slice(1)}`,
      );
      const skills = [...new Set(ours.flatMap((lesson) => lesson.skills))].map(
        (skill) => `what is ${skill.split('-').slice(1).join(' ')}`,
      );
      const asked = ours
        .flatMap(({ content }) => content.activities.map(({ question }) => question))
        .filter(
          (question) =>
            question.length < 70 &&
            question.endsWith('?') &&
            !/[_"“]/.test(question) &&
            /^(?:What|How|Why|Where|When|Who|Which)\b/.test(question),
        );
      const voices = band === 'young' ? VOICES.slice(0, 2) : VOICES.slice(2);
      const made = [...new Set([...goals, ...skills, ...asked])]
        .slice(0, MOST)
        .map((text) => inVoice(text, pick(dice, voices)));
      return [band, { written: readLines(fileOf(folder, band)), made }] as const;
    }),
  );
}
