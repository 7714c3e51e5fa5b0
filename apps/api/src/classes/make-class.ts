import { randomInt } from 'node:crypto';
import type { createClassRequest, updateClassRequest } from '@noodlenaut/contract';
import { roomCode } from '@noodlenaut/domain';
import { violatedConstraint } from '@noodlenaut/db';
import type { z } from 'zod';
import type { SignedInContext } from '../context.ts';
import { doneBy } from '../family/done-by.ts';
import { lockClass } from './lock-class.ts';
import { readClass } from './read-classes.ts';

const DRAWS = 10;

/** Draws codes until one is nobody's. */
async function withFreeCode<Made>(make: (code: string) => Promise<Made>): Promise<Made> {
  for (let draw = 1; ; draw += 1) {
    try {
      return await make(roomCode((sides) => randomInt(sides)));
    } catch (thrown) {
      if (violatedConstraint(thrown) !== 'classes_code_key' || draw === DRAWS) throw thrown;
    }
  }
}

/** A teacher makes a class; its six signs let children ask to come in (PRODUCT 1). */
export async function createClass(ctx: SignedInContext, input: z.output<typeof createClassRequest>) {
  await ctx.limits.consume('class.create', ctx.viewer.id);
  const { id } = await withFreeCode((code) =>
    ctx.store.transaction(async (store) => {
      const made = await store.classes.create({ ...input, code, teacherId: ctx.viewer.id });
      await store.audit.write({ ...doneBy(ctx, 'classes.create'), object: made.id });
      return made;
    }),
  );
  return readClass(ctx, id);
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

/** Any teacher of a class gives it a new code; the old one, on whatever wall it hangs, ends with the answer. */
export async function renewCode(ctx: SignedInContext, classId: string) {
  await ctx.limits.consume('class.code', ctx.viewer.id);
  await withFreeCode((code) =>
    ctx.store.transaction(async (store) => {
      await lockClass(ctx, store, classId);
      await store.classes.update(classId, { code });
      await store.audit.write({ ...doneBy(ctx, 'classes.renewCode'), object: classId });
    }),
  );
  return readClass(ctx, classId);
}
