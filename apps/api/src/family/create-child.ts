import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { randomInt } from 'node:crypto';
import type { createChildRequest } from '@noodlenaut/contract';
import { FREE_PLAN_ID, madeUpUsername } from '@noodlenaut/domain';
import { violatedConstraint } from '@noodlenaut/db';
import type { z } from 'zod';
import { chooseSignIn, keepSignIn } from './choose-sign-in.ts';
import { checkWords } from '../account/check-words.ts';
import { auditEntry } from './audit-entry.ts';

const TRIES = 5;

/**
 * A parent makes an account for a child: a nickname, a grade, pictures or a password, no e-mail (P1.24). The parent is linked at
 * once, as the primary guardian.
 */
export async function createChild(
  services: Pick<Context, 'passwords' | 'requestId' | 'store'>,
  viewer: SessionViewer,
  input: z.output<typeof createChildRequest>,
) {
  checkWords('nickname', input.nickname);
  const signIn = await chooseSignIn(services, input.grade, input);
  for (let attempt = 1; ; attempt += 1) {
    const username = madeUpUsername((sides) => randomInt(sides));
    try {
      return await services.store.transaction(async (store) => {
        const child = await store.users.create({
          username,
          passwordHash: null,
          email: null,
          firstName: input.nickname,
          lastName: null,
          role: 'student',
          timezone: (await store.users.byId(viewer.id))?.timezone,
        });
        await store.users.setGrade(child.id, input.grade);
        await store.plans.start(child.id, FREE_PLAN_ID, 0);
        await keepSignIn(store, child.id, signIn);
        await store.family.link(child.id, viewer.id, 'primary', 'active');
        await store.audit.write({ ...auditEntry(services, viewer, 'family.createChild'), childId: child.id });
        return { id: child.id, username, password: signIn.shownPassword };
      });
    } catch (thrown) {
      if (violatedConstraint(thrown) !== 'users_username_key' || attempt === TRIES) throw thrown;
    }
  }
}
