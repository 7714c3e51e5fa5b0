import { HELD_S } from './cut-off.ts';
import type { QuizLoop } from './quiz-loop.ts';

interface People {
  has(personId: string): boolean;
}

/**
 * Players of a restored game who never came back are dropped, and leave when their seat was held long enough.
 * @param known who is here, arrives, or was just cut off
 * @param visits who is here, asked again at the end of the held time
 * @returns the timers to stop when the room ends
 */
export const dropAbsent = (loop: QuizLoop, known: readonly People[], visits: People): NodeJS.Timeout[] =>
  [...loop.game.players.values()].flatMap(({ id, presence }) => {
    if (presence !== 'here' || known.some((people) => people.has(id))) return [];
    void loop.ask({ type: 'drop', playerId: id });
    return setTimeout(() => {
      if (!visits.has(id)) void loop.ask({ type: 'leave', playerId: id });
    }, HELD_S * 1000);
  });
