import { hashToken } from '@noodlenaut/db';
import type { pictureLoginRequest } from '@noodlenaut/contract';
import { displayName, pictureSecret } from '@noodlenaut/domain';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { addressPrefix } from '../trpc.ts';
import { signIn } from './sign-in.ts';

/** Children who may sign in on this device with pictures: none where no family trusts it (PRODUCT 1). */
export async function readPictureChildren(ctx: Context) {
  return (await childrenHere(ctx)).map((child) => ({ id: child.id, name: displayName(child) }));
}

const childrenHere = async ({ deviceToken, store, now }: Context) =>
  deviceToken === null ? [] : store.pictureSignIn.childrenOfDevice(hashToken(deviceToken), now());

/** Whom a QR code lets in, so that the screen can greet them. */
export async function readPictureGuest(ctx: Context, token: string) {
  const child = await ctx.limits.attempt('login.address', ctx.address, async () => {
    const found = await ctx.store.pictureSignIn.childOfToken(hashToken(token), ctx.now());
    return found ?? null;
  });
  if (!child)
    throw new AppError('not_found', { message: 'This code is over. Ask your grown-up for a new one.' });
  return { name: displayName(child) };
}

const auditOf = (ctx: Context, childId: string) => ({
  actorId: childId,
  action: 'account.pictureLogin',
  requestId: ctx.requestId,
  addressPrefix: addressPrefix(ctx.address),
});

/** Whose pictures these are; null when they are nobody's. Tries are counted before they are looked at: twelve pictures make few passwords. */
async function accountMeant(ctx: Context, input: z.output<typeof pictureLoginRequest>) {
  const meant = await childMeant(ctx, input);
  if (meant === null) return null;
  const { childId, through } = meant;
  await ctx.limits.consume('login.pictures', childId);
  const account = await ctx.store.pictureSignIn.account(childId);
  const isRight = await ctx.passwords.matches(account?.hash ?? null, pictureSecret(input.pictures));
  if (account && isRight) {
    await ctx.limits.reset('login.pictures', childId);
    return { account, through };
  }
  await ctx.store.audit.write({ ...auditOf(ctx, childId), result: 'failed' });
  return null;
}

/** Signs a child in with three pictures, on a device the family trusts or through a grown-up's QR code (PRODUCT 1). */
export async function logInWithPictures(ctx: Context, input: z.output<typeof pictureLoginRequest>) {
  const entry = await ctx.limits.attempt('login.address', ctx.address, () => accountMeant(ctx, input));
  if (!entry) throw new AppError('wrong_credentials', { message: REFUSED });
  const { account, through } = entry;
  const sessionId = await ctx.store.transaction(async (store) => {
    if (input.token !== undefined && !(await store.pictureSignIn.useToken(hashToken(input.token), ctx.now())))
      throw new AppError('wrong_credentials', { message: REFUSED });
    if (ctx.deviceToken !== null) await store.trustedDevices.touch(hashToken(ctx.deviceToken));
    await store.users.noteLogin(account.id, null);
    await store.audit.write({ ...auditOf(ctx, account.id), result: 'done' });
    return signIn(ctx, store, account, 'pictures', { through });
  });
  const user = await ctx.store.users.byId(account.id);
  if (!user) throw new AppError('wrong_credentials', { message: REFUSED });
  return { sessionId, user: { ...user, role: user.role ?? ('' as const) } };
}

const REFUSED = 'Those are not your pictures. Try again!';

/** The child, and what lets it in here: a grown-up's code or card, or the device they trust. */
async function childMeant(ctx: Context, input: z.output<typeof pictureLoginRequest>) {
  if (input.token !== undefined) {
    const child = await ctx.store.pictureSignIn.childOfToken(hashToken(input.token), ctx.now());
    return child ? { childId: child.id, through: { adultId: child.adultId, by: child.kind } } : null;
  }
  const found = (await childrenHere(ctx)).find(({ id }) => id === input.childId);
  return found ? { childId: found.id, through: { adultId: found.adultId, by: 'device' as const } } : null;
}
