import { operatorReply } from '@noodlenaut/contract';
import { ANYONE } from '@noodlenaut/domain';
import { openCall } from '../calls/call.ts';
import { router } from '../calls/trpc.ts';

/** Who answers for this instance: from the environment, because no page of ours can know it (decision 0111). */
export const legalRouter = router({
  operator: openCall({
    rest: 'GET /api/operator',
    who: ANYONE,
    whose: 'public',
    output: operatorReply,
  }).query(({ ctx: { env } }) => ({
    name: env.OPERATOR_NAME ?? null,
    address: env.OPERATOR_ADDRESS ?? null,
    mail: env.OPERATOR_MAIL ?? null,
    lawfulBasis: env.OPERATOR_LAWFUL_BASIS ?? null,
    termsSince: env.TERMS_SINCE ?? null,
    privacySince: env.PRIVACY_SINCE ?? null,
  })),
});
