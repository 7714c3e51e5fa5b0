import { readComfort, type Comfort } from '@noodlenaut/domain';
import type { SignedInContext } from '../context.ts';

/** Keeps how a person likes pages. Two devices that choose at once both count. */
export async function setComfort(ctx: SignedInContext, change: Comfort): Promise<Comfort> {
  const preferences = await ctx.store.users.setComfort(ctx.viewer.id, change);
  return readComfort(preferences['comfort']);
}
