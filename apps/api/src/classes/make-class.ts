import { randomInt } from 'node:crypto';
import type { createClassRequest, updateClassRequest } from '@noodlenaut/contract';
import { roomCode } from '@noodlenaut/domain';
import { violatedConstraint } from '@noodlenaut/db';
import type { z } from 'zod';
import type { SignedInContext } from '../context.ts';
import { doneBy } from '../family/done-by.ts';
import { lockClass, ownedClass } from './lock-class.ts';
import { readClass } from './read-classes.ts';

const DRAWS = 10;

/** A teacher makes a class; its six signs let children ask to come in (PRODUCT 1). */
export async function createClass(ctx: SignedInContext, input: z.output<typeof createClassRequest>) {
  await ctx.limits.consume('class.create', ctx.viewer.id);
  for (let draw = 1; ; draw += 1) {
    const code = roomCode((sides) => randomInt(sides));
    try {
      const { id } = await ctx.store.transaction(async (store) => {
        const made = await store.classes.create({ ...input, code, teacherId: ctx.viewer.id });
        await store.audit.write({ ...doneBy(ctx, 'classes.create'), object: made.id });
        return made;
      });
      return await readClass(ctx, id);
    } catch (thrown) {
      if (violatedConstraint(thrown) !== 'classes_code_key' || draw === DRAWS) throw thrown;
    }
  }
}

/** Any teacher of a class renames it, sets its grade, opens or closes its code. */
export async function updateClass(ctx: SignedInContext, input: z.output<typeof updateClassRequest>) {
  const { classId, name, grade, isOpen } = input;
  const change = {
    ...(name !== undefined && { name }),
    ...(grade !== undefined && { grade }),
    ...(isOpen !== undefined && { isOpen }),
  };
  await ctx.store.transaction(async (store) => {
    await lockClass(ctx, store, classId);
    if (Object.keys(change).length === 0) return;
    await store.classes.update(classId, change);
    await store.audit.write({ ...doneBy(ctx, 'classes.update'), object: classId });
  });
  return readClass(ctx, classId);
}

/** The owner puts a class away: its code is over, and nobody sees its pupils through it any more. */
export const archiveClass = (ctx: SignedInContext, classId: string) =>
  ctx.store.transaction(async (store) => {
    await ownedClass(ctx, store, classId);
    await store.classes.endInvites(classId);
    await store.classes.archive(classId, ctx.now());
    await store.audit.write({ ...doneBy(ctx, 'classes.archive'), object: classId });
    return { ok: true as const };
  });
