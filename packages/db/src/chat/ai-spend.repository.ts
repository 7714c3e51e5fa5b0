import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

/** What the remote model costs, a row a UTC day (P7.18, decision 0081). */
export function aiSpendRepository(db: Database) {
  return {
    /**
     * Sets cents aside unless the day would then cost more than its limit. One statement, because all processes share the row.
     * @param day 'YYYY-MM-DD', UTC
     */
    reserve: async (day: string, cents: number, limitCents: number): Promise<boolean> => {
      const { rows } = await sql`
        insert into ai_spend (day, cents) select ${day}::date, ${cents}::numeric
         where ${cents}::numeric <= ${limitCents}::numeric
        on conflict (day) do update set cents = ai_spend.cents + excluded.cents
         where ai_spend.cents + excluded.cents <= ${limitCents}::numeric
        returning day`.execute(db);
      return rows.length > 0;
    },
    /** Puts what a request did cost in the place of what was set aside for it. */
    settle: async (day: string, reservedCents: number, spentCents: number): Promise<void> => {
      await sql`
        update ai_spend set cents = greatest(0, cents - ${reservedCents}::numeric + ${spentCents}::numeric)
         where day = ${day}::date`.execute(db);
    },
  };
}
