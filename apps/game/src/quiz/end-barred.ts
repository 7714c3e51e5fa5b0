import { CloseCode } from '@colyseus/core';
import { visitor } from '../school-room.ts';
import { mayPlay } from './give-seat.ts';
import { QuizRoom } from './quiz.room.ts';
import type { QuizServices } from './quiz-services.ts';

/** Disconnects a child from games that its guardians do not agree to any more (P1.49). */
export async function endBarred(services: QuizServices, childId: string): Promise<void> {
  for (const room of QuizRoom.live) {
    const { gameRoomId } = room;
    const visits = [...room.clients].filter((client) => visitor(client).id === childId);
    for (const client of visits)
      if (gameRoomId !== null && !(await mayPlay(services, gameRoomId, visitor(client))))
        client.leave(CloseCode.CONSENTED, 'a guardian took the consent back');
  }
}

/** After a gap in the news from the database: checks everybody who plays. */
export async function endBarredAfterGap(services: QuizServices): Promise<void> {
  const people = [...QuizRoom.live].flatMap((room) => [...room.clients].map((client) => visitor(client).id));
  for (const personId of new Set(people)) await endBarred(services, personId);
}
