import { freeAccount } from '@noodlenaut/domain';
import { ID, NOW, statementsOf } from '../testing/statements-of.ts';
import { billingPageRepository } from './billing-page.repository.ts';
import { billingRepository } from './billing.repository.ts';

statementsOf('billing-page.repository.sql', billingPageRepository, {
  read: [ID, { year: 2026, month: 11, deviceKey: null, promoCode: null }],
});
statementsOf('billing.repository.sql', billingRepository, {
  ensure: [ID],
  lock: [ID],
  write: [ID, freeAccount(NOW)],
  noteReason: [ID, null],
  lockDue: [NOW, 1],
  takeReminders: [NOW, 1],
  putInvoice: [
    {
      subscriptionId: ID,
      userId: ID,
      amount: 499,
      status: 'paid',
      description: 'd',
      invoiceDate: NOW,
      paidAt: NOW,
      localKey: 'k',
    },
  ],
  noteRefund: [ID, 499],
  invoices: { first: [ID, 1, null], later: [ID, 1, NOW] },
  setPaymentMethod: [ID, 'local-works'],
  usePromo: ['CODE'],
  addressOf: [ID],
});
