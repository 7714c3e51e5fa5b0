import { afterAll } from 'vitest';
import { startTestGame } from './test-game.ts';
import { quizSchool } from './quiz-school.ts';

/** What a test file of games needs: the game server, games over real records, and people who are signed in; closed after the file. */
export async function quizHall(settings: Parameters<typeof startTestGame>[0] = {}) {
  const testGame = await startTestGame(settings);
  const quiz = quizSchool(testGame);
  afterAll(async () => {
    await quiz.close();
    await testGame.close();
  });
  let people = 0;
  const person = () => {
    people += 1;
    return testGame.school.signIn(`person${people}`);
  };
  return {
    testGame,
    quiz,
    /** Somebody new. */
    person,
    /** A race's waiting room with two new people in its seats, the first one its host; nobody has come in yet. */
    race: async (more: Parameters<typeof quiz.room>[2] = {}) => {
      const [ada, bob] = [await person(), await person()];
      return { ada, bob, ...(await quiz.room('quiz-race', [ada, bob], more)) };
    },
  };
}
