import type { invoicesRequest } from '@noodlenaut/contract';
import type { z } from 'zod';
import type { Services } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';

/** The payer's own invoices, the newest first (S3.85). */
export async function listInvoices(
  { store }: Pick<Services, 'store'>,
  viewer: SessionViewer,
  { limit, before }: z.output<typeof invoicesRequest>,
) {
  const rows = await store.billing.invoices(viewer.id, limit, before === undefined ? null : new Date(before));
  return rows.map(({ amount, refunded, ...row }) => ({
    ...row,
    amountCents: amount,
    refundedCents: refunded,
  }));
}
