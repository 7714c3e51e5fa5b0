import { CARD_DAYS } from '@noodlenaut/domain';
import { hashToken, type Store } from '@noodlenaut/db';
import type { SignedInContext } from '../context.ts';
import { keepSignIn } from '../family/choose-sign-in.ts';
import { newToken } from '../sessions/tokens.ts';
import type { MadeUpSignIn } from './made-up-sign-in.ts';

const DAY_MS = 86_400_000;
interface CardOwner {
  readonly id: string;
  readonly name: string;
  readonly username: string;
}

/** Writes a pupil's new sign-in, ends the cards before, and gives what the new card says. */
export async function loginCard(ctx: SignedInContext, store: Store, child: CardOwner, signIn: MadeUpSignIn) {
  await keepSignIn(store, child.id, signIn);
  await store.pictureSignIn.endTokens(child.id);
  const token = signIn.kind === 'pictures' ? newToken() : null;
  if (token !== null)
    await store.pictureSignIn.keepToken({
      tokenHash: hashToken(token),
      childId: child.id,
      madeBy: ctx.viewer.id,
      kind: 'card',
      expiresAt: new Date(ctx.now().getTime() + CARD_DAYS * DAY_MS),
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
