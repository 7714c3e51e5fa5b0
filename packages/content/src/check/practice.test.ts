import { PRACTICE_GENERATORS, seededDice } from '@noodlenaut/domain';
import { illustration } from '@noodlenaut/contract';
import { expect, test } from 'vitest';
import { checkActivity } from './check-activity.ts';
import { longSentences } from './long-sentences.ts';
import { wrongSums } from './wrong-sums.ts';

/** Exercises are never stored, so they are held to the rules of lessons by sample. */
const SAMPLES = 40;

const cases = PRACTICE_GENERATORS.flatMap((generator) =>
  generator.grades.map((grade) => [generator.id, grade, generator] as const),
);
test.each(cases)('%s at %s keeps the rules of lessons', (_id, grade, { make }) => {
  for (let seed = 0; seed < SAMPLES; seed += 1) {
    const item = make(seededDice(seed), grade);
    const texts = [item.question, item.explanation, ...(item.hints ?? []), ...(item.option_reasons ?? [])];
    const faults = [
      ...checkActivity(item, grade),
      ...texts.flatMap((text) => longSentences(text ?? '', grade)),
      ...texts.flatMap((text) => wrongSums(text ?? '')),
    ];
    expect(faults, item.question).toEqual([]);
    if (item.illustration) expect(illustration.parse(item.illustration)).toEqual(item.illustration);
  }
});
