import { QUESTION_COUNTS } from '@noodlenaut/domain';
import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { AppError } from '../errors/app-error.ts';
import { openRoom } from './create-room.ts';
import { joinRoom } from './join-room.ts';

/**
 * The same game again for its players (decision 0037): the first who asks opens the room, the others come into it. It is not
 * listed, so its seats stay theirs.
 * @throws AppError not_found for people who did not play, wrong_state before the end
 */
export async function rematch(
  services: Pick<Context, 'address' | 'env' | 'limits' | 'store'>,
  viewer: SessionViewer,
  roomId: string,
) {
  const played = await services.store.quiz.playedBy(roomId, viewer.id);
  if (!played) throw new AppError('not_found');
  const { status, subject, grade, gameType, maxPlayers, scoring, answerTime, robots } = played;
  const questionCount = QUESTION_COUNTS.find((count) => count === played.questionCount);
  if (status !== 'completed') throw new AppError('wrong_state');
  const begun = await services.store.quiz.rematchOf(roomId);
  if (!begun) {
    const opened = await openRoom(
      services,
      viewer,
      { subject, grade, gameType, maxPlayers, scoring, answerTime, questionCount, robots },
      roomId,
    );
    if (opened) return opened;
  }
  // Another player was first.
  const next = begun ?? (await services.store.quiz.rematchOf(roomId));
  if (!next) throw new AppError('wrong_state');
  const { seat: _, ...room } = await joinRoom(services, viewer, next.code);
  return room;
}
