/** How often a subscription is paid (S3.81). */
export const BILLING_CYCLES = ['monthly', 'yearly'] as const;
export type BillingCycle = (typeof BILLING_CYCLES)[number];

const MONTHS = { monthly: 1, yearly: 12 } as const satisfies Record<BillingCycle, number>;

const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** Adds calendar months in UTC; a day that the month does not have becomes its last: 31 January and one month is 28 February. */
export function afterMonths(moment: Date, months: number): Date {
  const count = moment.getUTCMonth() + months;
  const year = moment.getUTCFullYear() + Math.floor(count / 12);
  const month = ((count % 12) + 12) % 12;
  const later = new Date(moment);
  later.setUTCFullYear(year, month, Math.min(moment.getUTCDate(), daysInMonth(year, month)));
  return later;
}

/**
 * The end of the period that begins at a moment. The periods are counted from the first payment, the anchor, so that a month without a
 * 31st does not move all later ones to the 28th.
 */
export function periodEnd(anchor: Date, cycle: BillingCycle, start: Date): Date {
  const step = MONTHS[cycle];
  const between =
    (start.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + start.getUTCMonth() - anchor.getUTCMonth();
  let count = Math.max(0, Math.floor(between / step));
  let end = afterMonths(anchor, count * step);
  while (end.getTime() <= start.getTime()) {
    count += 1;
    end = afterMonths(anchor, count * step);
  }
  return end;
}
