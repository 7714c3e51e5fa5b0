import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { randomInt } from 'node:crypto';
import type { createClassRequest, updateClassRequest } from '@noodlenaut/contract';
import { roomCode } from '@noodlenaut/domain';
import { violatedConstraint } from '@noodlenaut/db';
import type { z } from 'zod';
import { checkWords } from '../account/check-words.ts';
import { auditEntry } from '../family/audit-entry.ts';
import { lockClass } from './lock-class.ts';
import { readClass } from './read-classes.ts';

const DRAWS = 10;

/** Draws codes until one is unused. */
async function withFreeCode<Made>(make: (code: string) => Promise<Made>): Promise<Made> {
  for (let draw = 1; ; draw += 1) {
    try {
      return await make(roomCode((sides) => randomInt(sides)));
    } catch (thrown) {
      if (violatedConstraint(thrown) !== 'classes_code_key' || draw === DRAWS) throw thrown;
    }
  }
}

/** A teacher makes a class; its six signs let children ask to come in (P1.30). */
export async function createClass(
  services: Pick<Context, 'now' | 'requestId' | 'store' | 'views'>,
  viewer: SessionViewer,
  input: z.output<typeof createClassRequest>,
) {
  checkWords('name', input.name);
  const { id } = await withFreeCode((code) =>
    services.store.transaction(async (store) => {
      const made = await store.classes.create({ ...input, code, teacherId: viewer.id });
      await store.audit.write({ ...auditEntry(services, viewer, 'classes.create'), object: made.id });
      return made;
    }),
  );
  return readClass(services, viewer, id);
}

/** Any teacher of a class renames it, sets its grade, opens or closes its code. */
export async function updateClass(
  services: Pick<Context, 'now' | 'requestId' | 'store' | 'views'>,
  viewer: SessionViewer,
  input: z.output<typeof updateClassRequest>,
) {
  const { classId, name, grade, isOpen } = input;
  checkWords('name', name);
  const change = {
    ...(name !== undefined && { name }),
    ...(grade !== undefined && { grade }),
    ...(isOpen !== undefined && { isOpen }),
  };
  await services.store.transaction(async (store) => {
    await lockClass(viewer, store, classId);
    if (Object.keys(change).length === 0) return;
    await store.classes.update(classId, change);
    await store.audit.write({ ...auditEntry(services, viewer, 'classes.update'), object: classId });
  });
  return readClass(services, viewer, classId);
}

/** Any teacher of a class gives it a new code; the old one ends with the answer. */
export async function renewCode(
  services: Pick<Context, 'now' | 'requestId' | 'store' | 'views'>,
  viewer: SessionViewer,
  classId: string,
) {
  await withFreeCode((code) =>
    services.store.transaction(async (store) => {
      await lockClass(viewer, store, classId);
      await store.classes.update(classId, { code });
      await store.audit.write({ ...auditEntry(services, viewer, 'classes.renewCode'), object: classId });
    }),
  );
  return readClass(services, viewer, classId);
}
