import { ANSWERS_TO_JUDGE } from './learning-insights.ts';

/** The fewest answers from which a share is shown: of fewer, one more answer moves it by a quarter or more (decision 0104). */
export const ANSWERS_TO_SHOW = 4;

/** Whether a share that is shown rests on too few answers to judge by, and is marked so (decision 0104). */
export const isFewAnswers = (answers: number): boolean => answers < ANSWERS_TO_JUDGE;
