import { displayName, UNDO_ERASURE_DAYS } from '@noodlenaut/domain';
import { planErasure } from '../privacy/plan-erasure.ts';
import { findAccount } from './find-account.ts';
import { leaveToGuardian } from './leave-to-guardian.ts';
import { StaffError, type StaffCommand } from './staff-context.ts';

/** Erases an account whose owner cannot ask for it on the site (decision 0071). */
export const erase: StaffCommand = {
  takes: 'USERNAME',
  does: `plans the end of an account in ${UNDO_ERASURE_DAYS} days; of a child with a guardian, the guardian does it`,
  run: async (context, username = '') => {
    const account = await findAccount(context, username);
    leaveToGuardian(account, 'deletes the account');
    const site = { env: { PUBLIC_URL: context.publicUrl }, now: () => new Date() };
    const { children, classes } = await context.store.leaving.of(account.id);
    const planned = await context.store.transaction((store) =>
      planErasure(site, store, { person: account, askedBy: null, alsoChildren: [], exceptSid: null }),
    );
    if (!planned) throw new StaffError(`The end of ${account.username} is planned already.`);
    context.print(`${account.username} will be erased on ${planned.eraseAt.toISOString().slice(0, 10)}.`);
    for (const child of children)
      context.print(
        child.heir === null
          ? `${displayName(child)} has no other grown-up who stays here, and is left without one.`
          : `${displayName(child)} stays with ${displayName(child.heir)}.`,
      );
    for (const { name, pupils, heir } of classes)
      context.print(
        heir === null
          ? `${name} ends; ${pupils} pupils keep what they learned.`
          : `${name} goes on with ${displayName(heir)}.`,
      );
    context.print(`"keep ${account.username}" undoes it until then.`);
  },
};
