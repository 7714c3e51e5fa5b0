/**
 * What the remote model costs, day by day. The daily cap is security 6.2, stage S5. The api keeps it in the database, because all
 * its processes share one cap.
 */
export interface SpendLedger {
  /**
   * Sets cents aside before a request.
   * @param day the UTC day, 'YYYY-MM-DD'
   * @param cents the most that the request can cost; fractions are usual
   * @param limitCents the cap of the day
   * @returns false when the day's cap would be exceeded; nothing is set aside then
   */
  reserve(day: string, cents: number, limitCents: number): Promise<boolean>;
  /** Puts what a request did cost in the place of what was set aside for it. */
  settle(day: string, reservedCents: number, spentCents: number): Promise<void>;
}
