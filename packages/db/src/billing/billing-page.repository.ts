import { sql, type Selectable } from 'kysely';
import type { Database } from '../connection/connect.ts';
import type { SubscriptionUsage } from '../schema.gen.ts';
import { BILLING_COLUMNS, billingRow, type BillingRow } from './billing-row.ts';

type Used = Pick<
  Selectable<SubscriptionUsage>,
  'tutoringSessionsUsed' | 'aiLessonsGenerated' | 'practiceProblemsCompleted' | 'multiplayerGamesPlayed'
>;
export interface BillingPage {
  /** Null: the account has no row, which is the free plan. */
  readonly subscription: BillingRow | null;
  /** The account, its address, its browser or its family had its trial (P6.22). */
  readonly isTrialUsed: boolean;
  /** Trial days that a promo code would give; null without one. */
  readonly promoDays: number | null;
  readonly used: Used;
}

/** What the page of the plan shows, in one statement. */
export function billingPageRepository(db: Database) {
  return {
    read: async (
      userId: string,
      about: {
        readonly year: number;
        readonly month: number;
        readonly deviceKey: string | null;
        readonly promoCode: string | null;
      },
    ): Promise<BillingPage> => {
      const { year, month, deviceKey, promoCode } = about;
      const row = await db
        .selectFrom('users as u')
        .leftJoin('userSubscriptions as us', (join) =>
          join.onRef('us.userId', '=', 'u.id').on('us.status', '<>', 'expired'),
        )
        .leftJoin('subscriptionUsage as su', (join) =>
          join.onRef('su.subscriptionId', '=', 'us.id').on('su.year', '=', year).on('su.month', '=', month),
        )
        .select([
          sql<boolean>`exists (select from trial_grants tg
            where not (tg.user_id = u.id and tg.ends_at is null)
              and (tg.user_id in (select trial_family(u.id)) or tg.email_key = trial_email_key(u.email)
                or tg.device_key = ${deviceKey}::text))`.as('isTrialUsed'),
          sql<number | null>`(select pc.trial_days from promo_codes pc
            where pc.code = ${promoCode}::text and pc.uses_left > 0)`.as('promoDays'),
          sql<number>`coalesce(su.tutoring_sessions_used, 0)`.as('tutoringSessionsUsed'),
          sql<number>`coalesce(su.ai_lessons_generated, 0)`.as('aiLessonsGenerated'),
          sql<number>`coalesce(su.practice_problems_completed, 0)`.as('practiceProblemsCompleted'),
          sql<number>`coalesce(su.multiplayer_games_played, 0)`.as('multiplayerGamesPlayed'),
        ])
        .select(BILLING_COLUMNS.map((column) => `us.${column}` as const))
        .where('u.id', '=', userId)
        .executeTakeFirst();
      return {
        subscription: row ? rowOf(row) : null,
        isTrialUsed: row?.isTrialUsed ?? true,
        promoDays: row?.promoDays ?? null,
        used: {
          tutoringSessionsUsed: row?.tutoringSessionsUsed ?? 0,
          aiLessonsGenerated: row?.aiLessonsGenerated ?? 0,
          practiceProblemsCompleted: row?.practiceProblemsCompleted ?? 0,
          multiplayerGamesPlayed: row?.multiplayerGamesPlayed ?? 0,
        },
      };
    },
  };
}

type Row = Parameters<typeof billingRow>[0];
/** A joined row, whose columns are all null where the account has none. */
const rowOf = (row: { readonly [Column in keyof Row]: Row[Column] | null }): BillingRow | null => {
  const { id, userId, planId, billingCycle, status, trialing, currentPeriodStart } = row;
  if (
    id === null ||
    userId === null ||
    planId === null ||
    billingCycle === null ||
    status === null ||
    trialing === null ||
    currentPeriodStart === null
  )
    return null;
  return billingRow({
    ...row,
    id,
    userId,
    planId,
    billingCycle,
    status,
    trialing,
    currentPeriodStart,
    paidCents: row.paidCents ?? 0,
    failedPaymentAttempts: row.failedPaymentAttempts ?? 0,
  });
};
