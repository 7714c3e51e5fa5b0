import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { CARD_DAYS, afterDays } from '@noodlenaut/domain';
import { hashToken, type Store } from '@noodlenaut/db';
import { keepSignIn } from '../family/choose-sign-in.ts';
import { newToken } from '../sessions/tokens.ts';
import type { MadeUpSignIn } from './made-up-sign-in.ts';

interface CardOwner {
  readonly id: string;
  readonly name: string;
  readonly username: string;
}

/** Writes a pupil's new sign-in, ends earlier cards, and returns the text of the new card. */
export async function loginCard(
  services: Pick<Context, 'now'>,
  viewer: SessionViewer,
  store: Store,
  child: CardOwner,
  signIn: MadeUpSignIn,
) {
  await keepSignIn(store, child.id, signIn);
  await store.pictureSignIn.endTokens(child.id);
  const token = signIn.kind === 'pictures' ? newToken() : null;
  if (token !== null)
    await store.pictureSignIn.keepToken({
      tokenHash: hashToken(token),
      childId: child.id,
      madeBy: viewer.id,
      kind: 'card',
      expiresAt: afterDays(services.now(), CARD_DAYS),
    });
  return {
    childId: child.id,
    name: child.name,
    username: child.username,
    password: signIn.shownPassword,
    pictures: signIn.pictures,
    token,
  };
}
