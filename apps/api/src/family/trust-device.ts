import { hashToken } from '@noodlenaut/db';
import type { SignedInContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { newToken } from '../sessions/tokens.ts';
import { DEVICE_TRUST_S } from '@noodlenaut/domain';
import { doneBy } from './done-by.ts';
import { tellGuardians } from './tell-guardians.ts';

/** Trusts this browser: children of the grown-up may sign in here with pictures, for half a year. */
export async function trustDevice(ctx: SignedInContext) {
  await ctx.limits.consume('family.device', ctx.viewer.id);
  const token = newToken();
  const device = await ctx.store.transaction(async (store) => {
    await store.audit.write(doneBy(ctx, 'family.trustDevice'));
    const device = await store.trustedDevices.add({
      tokenHash: hashToken(token),
      adultId: ctx.viewer.id,
      label: ctx.device,
      expiresAt: new Date(ctx.now().getTime() + DEVICE_TRUST_S * 1000),
    });
    const about = {
      kind: 'device-trusted',
      actorId: ctx.viewer.id,
      about: device.id,
      canBeUndone: true,
    } as const;
    for (const childId of await store.pictureSignIn.letInBy(ctx.viewer.id))
      await tellGuardians(ctx, store, { ...about, childId });
    return device;
  });
  ctx.respond.trustDevice(token);
  return device;
}

export async function readDevices(ctx: SignedInContext) {
  const mine = ctx.deviceToken === null ? null : hashToken(ctx.deviceToken);
  const devices = await ctx.store.trustedDevices.list(ctx.viewer.id, ctx.now());
  return devices.map(({ tokenHash, ...device }) => ({ ...device, isThis: tokenHash === mine }));
}

export async function endDevice(ctx: SignedInContext, deviceId: string) {
  return ctx.store.transaction(async (store) => {
    if (!(await store.trustedDevices.end(ctx.viewer.id, deviceId))) throw new AppError('not_found');
    await store.audit.write({ ...doneBy(ctx, 'family.endDevice'), object: deviceId });
    return { ok: true as const };
  });
}
