import {
  drawQuestions,
  generatorRef,
  practiceFor,
  quizQuestion,
  seededDice,
  type Dice,
  type Grade,
  type QuizQuestion,
  type QuizSettings,
} from '@noodlenaut/domain';
import type { QuestionStock, Subject } from './question-stock.ts';

/** One more question than planned, for a tie (P4.27). */
const SPARE = 1;
const SEEDS = 2 ** 31 - 1;

/** Generated exercises, where there are few lessons. Every one has a new seed, so nobody has seen it. */
function generated(subject: Subject, grade: Grade, count: number, dice: Dice): QuizQuestion[] {
  const generators = dice.shuffle(practiceFor(subject, grade));
  const questions = new Map<string, QuizQuestion>();
  // Two seeds can give the same question. The number of tries is limited, for generators with few questions.
  for (let tries = 0; generators.length > 0 && questions.size < count && tries < 5 * count; tries += 1) {
    const generator = generators[tries % generators.length];
    const seed = dice.int(0, SEEDS);
    const made =
      generator && quizQuestion(generatorRef(generator.id, seed), generator.make(seededDice(seed), grade));
    if (made) questions.set(JSON.stringify([made.question, made.illustration]), made);
  }
  return [...questions.values()];
}

interface About {
  readonly subject: Subject;
  readonly chosen: readonly string[] | null;
  readonly settings: Pick<QuizSettings, 'grade' | 'questionCount'>;
}

/**
 * Draws the questions of a game for its players (P4.51, P4.54): first from lessons, then from generators. Those the host chose come
 * first, in their order; one that a lesson no longer has is replaced.
 */
export async function drawGameQuestions(
  stock: QuestionStock,
  { subject, chosen, settings: { grade, questionCount } }: About,
  players: readonly string[],
  dice: Dice,
  now: Date,
): Promise<QuizQuestion[]> {
  const pool = await stock.of(subject, grade, players);
  const wanted = questionCount + SPARE;
  const picked = (chosen ?? []).flatMap((ref) => pool.find((one) => one.ref === ref) ?? []);
  const others = pool.filter((one) => !picked.includes(one));
  const drawn = [...picked, ...drawQuestions(others, wanted - picked.length, dice, now)].map(
    ({ question }) => question,
  );
  return [...drawn, ...generated(subject, grade, wanted - drawn.length, dice)];
}
