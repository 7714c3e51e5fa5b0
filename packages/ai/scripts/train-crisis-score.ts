import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { benignQuestions } from '../red-team/benign-questions.ts';
import { readLessons, lessonTexts } from '../red-team/read-lessons.ts';
import { readLines, readPrompts } from '../red-team/read-prompts.ts';
import { CRISIS_CATEGORIES } from '../red-team/red-team-run.ts';
import { inVoice, VOICES } from '../red-team/voices.ts';
import { readCards } from '../src/cards/load-cards.ts';
import { featuresOf } from '../src/policy/crisis-score/features.ts';
import { classify } from '../src/policy/rules/classify.ts';

/**
 * `node packages/ai/scripts/train-crisis-score.ts`: learns the weights of the crisis score anew and writes weights.json. The same
 * sentences give the same weights. With `--check` it prints how well held-out parts of its own sentences are told apart. A set
 * that is still to measure something must not be read here.
 */
const OUT = join(import.meta.dirname, '../src/policy/crisis-score/weights.json');
const PARTS = 5;
const ROUNDS = 500;
const STEP = 0.5;
const DECAY = 0.0004;
/** A crisis, and a sentence that only has its words, counts as much as so many questions about school. */
const RARE_COUNTS = 4;
const SMALLEST = 0.03;

interface Example {
  readonly features: readonly string[];
  readonly isCrisis: boolean;
  readonly counts: number;
}
const example = (text: string, isCrisis: boolean, counts: number): Example => {
  const { views } = classify(text);
  return { features: [...featuresOf(views[1] ?? views[0] ?? [])], isCrisis, counts };
};

const lessons = readLessons();
const ofOurs = (folder: string) =>
  readPrompts(folder)
    .filter(({ category }) => CRISIS_CATEGORIES.has(category))
    .map(({ text }) => text);
const crises = [
  ...readLines('training/crisis.txt'),
  ...['own', 'blind', 'blind2', 'blind3', 'blind4'].flatMap(ofOurs),
];
const questions = ['benign', 'blind', 'blind2', 'blind3', 'blind4'].flatMap((folder) =>
  [...benignQuestions(lessons, folder).values()].flatMap(({ written }) => written),
);
const alike = ['training/not-crisis.txt', 'blind3/calm.txt', 'blind4/calm.txt'].flatMap(readLines);
const calm = [
  ...questions,
  ...lessons.flatMap(lessonTexts).filter((_text, at) => at % 9 === 0),
  ...readCards(lessons)
    .filter((_card, at) => at % 4 === 0)
    .flatMap(({ asks }) => asks.slice(0, 1)),
];
const examples = [
  ...crises
    .flatMap((text) => [text, inVoice(text, VOICES[2])])
    .map((text) => example(text, true, RARE_COUNTS)),
  ...alike
    .flatMap((text) => [text, inVoice(text, VOICES[2])])
    .map((text) => example(text, false, RARE_COUNTS)),
  ...calm.map((text) => example(text, false, 1)),
];

interface Model {
  readonly bias: number;
  readonly words: ReadonlyMap<string, number>;
}
/** Logistic regression by gradient descent over all examples, each with the weight of its class. */
function learn(from: readonly Example[]): Model {
  const words = new Map<string, number>();
  const total = from.reduce((sum, { counts }) => sum + counts, 0);
  const squares = new Map<string, number>();
  let [bias, biasSquares] = [0, 1e-6];
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = new Map<string, number>();
    let biasSlope = 0;
    for (const { features, isCrisis, counts } of from) {
      let sum = bias;
      for (const feature of features) sum += words.get(feature) ?? 0;
      const error = (1 / (1 + Math.exp(-sum)) - (isCrisis ? 1 : 0)) * counts;
      if (Math.abs(error) < 1e-4) continue;
      biasSlope += error;
      for (const feature of features) slope.set(feature, (slope.get(feature) ?? 0) + error);
    }
    biasSlope /= total;
    biasSquares += biasSlope * biasSlope;
    bias -= (STEP * biasSlope) / Math.sqrt(biasSquares);
    for (const [feature, sum] of slope) {
      const old = words.get(feature) ?? 0;
      const gradient = sum / total + DECAY * old;
      const square = (squares.get(feature) ?? 1e-6) + gradient * gradient;
      squares.set(feature, square);
      words.set(feature, old - (STEP * 0.3 * gradient) / Math.sqrt(square));
    }
  }
  return { bias, words };
}
const scoreOf = ({ bias, words }: Model, { features }: Example): number => {
  const sum = features.reduce((all, feature) => all + (words.get(feature) ?? 0), bias);
  return 1 / (1 + Math.exp(-sum));
};

if (process.argv.includes('--check')) {
  const scored = Array.from({ length: PARTS }, (_, part) => part).flatMap((part) => {
    // Two voices of one sentence stay in the same part.
    const isHeld = (_one: Example, at: number) => Math.floor(at / 2) % PARTS === part;
    const model = learn(examples.filter((one, at) => !isHeld(one, at)));
    return examples.filter(isHeld).map((one) => ({ one, score: scoreOf(model, one) }));
  });
  const [bad, good] = [scored.filter(({ one }) => one.isCrisis), scored.filter(({ one }) => !one.isCrisis)];
  for (const threshold of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
    const [found, wrong] = [bad, good].map((list) => list.filter(({ score }) => score >= threshold).length);
    console.log(
      `${threshold}: ${found} of ${bad.length} crises found, ${wrong} of ${good.length} calm ones taken for one`,
    );
  }
}
const model = learn(examples);
const words = Object.fromEntries(
  [...model.words]
    .filter(([, weight]) => Math.abs(weight) >= SMALLEST)
    .map(([word, weight]) => [word, Math.round(weight * 1000) / 1000] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1)),
);
writeFileSync(OUT, `${JSON.stringify({ bias: Math.round(model.bias * 1000) / 1000, words }, null, 1)}\n`);
console.log(`${examples.length} examples, ${Object.keys(words).length} weights`);
