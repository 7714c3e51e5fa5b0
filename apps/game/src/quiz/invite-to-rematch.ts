import { logger, type Client } from '@colyseus/core';
import type { Claim } from '@noodlenaut/db';
import { gameRules, roomAudience, type Quiz } from '@noodlenaut/domain';
import type { QuizMessages } from '@noodlenaut/contract';
import { visitor } from '../school-room.ts';
import type { QuizServices } from './quiz-services.ts';

/**
 * Tells people on the podium of a game who waits in its rematch (P4.45, decision 0105). Each of them comes by the call, which checks everything
 * once more; whom it would refuse for want of a consent is not invited.
 * @param to who has just arrived, or everybody after a change
 */
export async function inviteToRematch(
  services: Pick<QuizServices, 'store' | 'consentMode'> | null,
  claim: Pick<Claim, 'roomId'> | null,
  { phase, settings }: Quiz,
  to: readonly Client[],
): Promise<void> {
  // A class has no rematch.
  if (!services || !claim || phase !== 'podium' || gameRules(settings.gameType).hasProjector) return;
  const { store, consentMode } = services;
  const playedId = claim.roomId;
  try {
    const found = await store.rematches.invitation(playedId);
    for (const client of to) {
      const { id } = visitor(client);
      const isInvited =
        found?.invited.includes(id) === true &&
        roomAudience(consentMode, await store.consents.words(id)) === 'everybody';
      const told: QuizMessages['rematch'] =
        found && isInvited ? { name: found.alias, avatar: found.avatar, seat: found.seat } : null;
      client.send('rematch', told);
    }
  } catch (cause) {
    // The button for a rematch is there without an invitation.
    logger.warn({ err: cause, roomId: playedId }, 'nobody was told of a rematch');
  }
}
