import type { QuizServices } from './quiz-services.ts';
import { QuizRoom } from './quiz.room.ts';

const EVERY_MS = 5000;

/** Says in the records, again and again, that this server lives and where somebody is; returns how to stop. */
export function keepLeases({ store, owner }: QuizServices, report: (cause: unknown) => void): () => void {
  const timer = setInterval(() => {
    const occupied = [...QuizRoom.live].flatMap(({ occupants, gameRoomId }) =>
      occupants > 0 && gameRoomId !== null ? [gameRoomId] : [],
    );
    if (QuizRoom.live.size > 0) store.quizPlay.keepLeases(owner, occupied).catch(report);
  }, EVERY_MS);
  return () => clearInterval(timer);
}
