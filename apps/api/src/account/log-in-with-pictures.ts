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
  if (ctx.deviceToken === null) return [];
  const children = await ctx.store.pictureSignIn.childrenOfDevice(hashToken(ctx.deviceToken), ctx.now());
  return children.map((child) => ({ id: child.id, name: displayName(child) }));
}

/** Whom a QR code lets in, so that the screen can greet them. */
export async function readPictureGuest(ctx: Context, token: string) {
  await ctx.limits.consume('login.address', ctx.address);
  const child = await ctx.store.pictureSignIn.childOfToken(hashToken(token), ctx.now());
  if (!child)
    throw new AppError('not_found', { message: 'This code is over. Ask your grown-up for a new one.' });
  return { name: displayName(child) };
}

/**
 * Signs a child in with three pictures, on a device the family trusts or through a grown-up's QR code (PRODUCT 1).
 * Tries are counted before they are looked at: twelve pictures make few passwords.
 */
export async function logInWithPictures(ctx: Context, input: z.output<typeof pictureLoginRequest>) {
  await ctx.limits.consume('login.address', ctx.address);
  const childId = await childMeant(ctx, input);
  if (childId === null) throw new AppError('wrong_credentials', { message: REFUSED });
  await ctx.limits.consume('login.pictures', childId);
  const account = await ctx.store.pictureSignIn.account(childId);
  const right = await ctx.passwords.matches(account?.hash ?? null, pictureSecret(input.pictures));
  const audit = {
    actorId: childId,
    action: 'account.pictureLogin',
    requestId: ctx.requestId,
    addressPrefix: addressPrefix(ctx.address),
  };
  if (!account || !right) {
    await ctx.store.audit.write({ ...audit, result: 'failed' });
    throw new AppError('wrong_credentials', { message: REFUSED });
  }
  await ctx.limits.reset('login.pictures', childId);
  const sessionId = await ctx.store.transaction(async (store) => {
    if (input.token !== undefined && !(await store.pictureSignIn.useToken(hashToken(input.token), ctx.now())))
      throw new AppError('wrong_credentials', { message: REFUSED });
    if (ctx.deviceToken !== null) await store.trustedDevices.touch(hashToken(ctx.deviceToken));
    await store.users.noteLogin(account.id, null);
    await store.audit.write({ ...audit, result: 'done' });
    return signIn(ctx, store, account, 'pictures');
  });
  const user = await ctx.store.users.byId(account.id);
  if (!user) throw new AppError('wrong_credentials', { message: REFUSED });
  return { sessionId, user: { ...user, role: user.role ?? ('' as const) } };
}

const REFUSED = 'Those are not your pictures. Try again!';

async function childMeant(ctx: Context, input: z.output<typeof pictureLoginRequest>): Promise<string | null> {
  if (input.token !== undefined) {
    const child = await ctx.store.pictureSignIn.childOfToken(hashToken(input.token), ctx.now());
    return child?.id ?? null;
  }
  const children = await readPictureChildren(ctx);
  return children.find(({ id }) => id === input.childId)?.id ?? null;
}
