import { HELD_S } from './cut-off.ts';
import type { QuizLoop } from './quiz-loop.ts';

/**
 * Players of a restored game who never came back are dropped, and leave when their seat was held long enough.
 * @param isBack also while a person arrives
 * @param isHere asked again at the end of the held time
 * @returns the timers to stop when the room ends
 */
export const dropAbsent = (
  loop: QuizLoop,
  isBack: (personId: string) => boolean,
  isHere: (personId: string) => boolean,
): NodeJS.Timeout[] =>
  [...loop.game.players.values()].flatMap(({ id, presence }) => {
    if (presence !== 'here' || isBack(id)) return [];
    void loop.ask({ type: 'drop', playerId: id });
    return setTimeout(() => {
      if (!isHere(id)) void loop.ask({ type: 'leave', playerId: id });
    }, HELD_S * 1000);
  });
