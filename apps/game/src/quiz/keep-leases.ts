import type { QuizServices } from './quiz-services.ts';
import { QuizRoom } from './quiz.room.ts';

const EVERY_MS = 5000;

/** Renews in the records, every five seconds, that this server lives and which rooms have people. Returns how to stop. */
export function keepLeases({ store, owner }: QuizServices, report: (cause: unknown) => void): () => void {
  const timer = setInterval(() => {
    const occupied = [...QuizRoom.live].flatMap(({ occupants, gameRoomId }) =>
      occupants > 0 && gameRoomId !== null ? [gameRoomId] : [],
    );
    if (QuizRoom.live.size > 0) store.quizPlay.keepLeases(owner, occupied).catch(report);
  }, EVERY_MS);
  return () => clearInterval(timer);
}
