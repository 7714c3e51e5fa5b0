import { matchMaker } from '@colyseus/core';
import type { Claims } from '../live-rooms/find-live-room.ts';
import { QuizRoom } from './quiz.room.ts';
import type { QuizServices } from './quiz-services.ts';

/** How games are claimed. */
export const quizClaims = ({ store, owner }: Pick<QuizServices, 'store' | 'owner'>): Claims => ({
  owner,
  ownerOf: (gameRoomId) => store.quizPlay.ownerOf(gameRoomId),
  here: (gameRoomId) => QuizRoom.of(gameRoomId),
  create: (gameRoomId) => matchMaker.createRoom('quiz', { gameRoomId }),
});

/** Renews the leases of this server's games, and which of their rooms have people. */
export async function keepQuizLeases({ store, owner }: Pick<QuizServices, 'store' | 'owner'>): Promise<void> {
  const occupied = [...QuizRoom.live].flatMap(({ occupants, gameRoomId }) =>
    occupants > 0 && gameRoomId !== null ? [gameRoomId] : [],
  );
  if (QuizRoom.live.size > 0) await store.quizPlay.keepLeases(owner, occupied);
}
