import { formatDollars } from '@noodlenaut/domain';
import { Band } from '@noodlenaut/ui/pieces/grown-up/band';
import { DataTable } from '@noodlenaut/ui/pieces/grown-up/data-table';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { useSuspenseQuery } from '@tanstack/react-query';
import { trpc } from '../../lib/api/api.ts';
import { shortDay } from '../../lib/format/dates.ts';
import type { Outputs } from '../../lib/api/replies.ts';

type Invoice = Outputs['billing']['invoices'][number];

const COLUMNS = [
  { name: 'Date', kind: 'text' },
  { name: 'What', kind: 'title' },
  { name: 'Amount', kind: 'number' },
  { name: 'Status', kind: 'text' },
  { name: 'Download', kind: 'end', hidden: true },
] as const;

function Status({ status, refundedCents }: Pick<Invoice, 'status' | 'refundedCents'>) {
  const isGood = status === 'paid';
  return (
    <Band tone={isGood ? 'green' : status === 'failed' ? 'red' : 'none'} sign={isGood ? 'check' : 'dots'}>
      {refundedCents > 0 ? `${formatDollars(refundedCents)} given back` : status}
    </Band>
  );
}

/** What was asked for, the newest first. */
export function InvoicesPanel() {
  const { data: invoices } = useSuspenseQuery(trpc.billing.invoices.queryOptions({}));
  if (invoices.length === 0)
    return (
      <FlatPanel title="Invoices">
        <p className="soft">There is none yet.</p>
      </FlatPanel>
    );
  return (
    <FlatPanel title="Invoices" flush>
      <DataTable
        label="Invoices"
        columns={COLUMNS}
        rows={invoices.map((invoice) => ({
          key: invoice.id,
          cells: [
            shortDay(invoice.invoiceDate),
            invoice.description ?? 'Plan',
            formatDollars(invoice.amountCents),
            <Status key="status" {...invoice} />,
            invoice.downloadUrl === null ? (
              ''
            ) : (
              <a key="get" className="link" href={invoice.downloadUrl} rel="noreferrer">
                Download
                <span className="visually-hidden"> the invoice of {shortDay(invoice.invoiceDate)}</span>
              </a>
            ),
          ],
        }))}
      />
    </FlatPanel>
  );
}
