import { rememberedTexts } from '../text/remembered.ts';
import { featuresOf } from './features.ts';
import weights from './weights.json' with { type: 'json' };

const WEIGHTS = new Map<string, number>(Object.entries(weights.words));
/** As written and as probably meant; the other readings look for hidden words. */
const VIEWS_READ = 2;

const scoreOf = rememberedTexts((text): number => {
  let sum = weights.bias;
  for (const feature of featuresOf(text.split(' '))) sum += WEIGHTS.get(feature) ?? 0;
  return 1 / (1 + Math.exp(-sum));
});

/**
 * How much a message sounds like a crisis, 0 to 1: a logistic regression over its words, for sentences that no rule knows. Learned
 * by `packages/ai/scripts/train-crisis-score.ts` from sentences of `red-team/training` (security 6.2, stage S3; decision 0082).
 * @param views the readings of the message, the plain one first
 */
export const crisisScore = (views: readonly (readonly string[])[]): number =>
  Math.max(0, ...views.slice(0, VIEWS_READ).map((words) => scoreOf(words.join(' '))));

/** From here on a message that gets a fixed text anyway gets the crisis text. */
export const LIKELY_CRISIS = 0.55;
/** From here on a message that is about school all the same gets the crisis text. */
export const SURE_CRISIS = 0.8;
