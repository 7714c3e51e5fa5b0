import { DEFAULT_QUESTIONS } from './game-types.ts';

/** How many questions a game may have, as a host picks them. */
export const QUESTION_COUNTS = [5, DEFAULT_QUESTIONS, 15] as const;
export type QuestionCount = (typeof QUESTION_COUNTS)[number];

/** The most questions a teacher may choose one by one. */
export const MOST_CHOSEN = 30;

/** The time for an answer: that of the grade (P4.16), half as much again, or until the host of a class goes on. */
export const ANSWER_TIMES = ['usual', 'more', 'none'] as const;
export type AnswerTime = (typeof ANSWER_TIMES)[number];
