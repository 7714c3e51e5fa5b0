import type { setConsentRequest } from '@noodlenaut/contract';
import { CONSENT_TEXT_VERSION, displayName } from '@noodlenaut/domain';
import type { z } from 'zod';
import type { SignedInContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { doneBy } from './done-by.ts';

/** What a child may use and who said so, for its guardians and for the child (PRODUCT 1). */
export async function readConsents(ctx: SignedInContext, childId: string) {
  if (!(await ctx.store.guardianLinks.childFor(childId, ctx.viewer.id))) throw new AppError('not_found');
  const ledger = await ctx.store.consents.ledger(childId);
  return {
    mode: ctx.env.CONSENT_MODE,
    given: ledger.flatMap(({ scope, revokedAt }) => (revokedAt === null ? scope : [])),
    ledger: ledger.map((row) => ({
      scope: row.scope,
      who: displayName(row),
      version: row.textVersion,
      grantedAt: row.grantedAt,
      revokedAt: row.revokedAt,
      revokedBy:
        row.revokedBy === null
          ? null
          : displayName({ firstName: row.revokedFirstName, name: row.revokedName }),
    })),
  };
}

/**
 * A guardian says yes to one thing for a child, or takes it back, which freezes it with the next request (PRODUCT 1). Said
 * twice, nothing changes.
 */
export async function setConsent(ctx: SignedInContext, input: z.output<typeof setConsentRequest>) {
  const { childId, scope, isGiven } = input;
  const guardianId = ctx.viewer.id;
  await ctx.store.transaction(async (store) => {
    // The child reads its consents; only a guardian writes them.
    const child =
      guardianId === childId ? undefined : await store.guardianLinks.childFor(childId, guardianId);
    if (!child) throw new AppError('not_found');
    const changed = isGiven
      ? await store.consents.give({
          childId,
          guardianId,
          scope,
          textVersion: CONSENT_TEXT_VERSION,
          method: 'signed-in',
        })
      : await store.consents.withdraw(childId, scope, guardianId);
    if (changed)
      await store.audit.write({
        ...doneBy(ctx, 'family.setConsent'),
        childId,
        object: `${scope} ${isGiven ? 'yes' : 'no'}`,
      });
  });
  return readConsents(ctx, childId);
}
