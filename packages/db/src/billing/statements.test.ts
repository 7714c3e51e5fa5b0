import { freeAccount } from '@noodlenaut/domain';
import { ID, NOW, statementsOf } from '../testing/statements-of.ts';
import { billingPageRepository } from './billing-page.repository.ts';
import { billingRepository } from './billing.repository.ts';
import { stripeRepository } from './stripe.repository.ts';

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
statementsOf('stripe.repository.sql', stripeRepository, {
  addEvent: [{ id: 'evt_1', kind: 'k', about: 'invoice', subject: 'in_1' }],
  claimEvents: [1],
  finishEvent: ['evt_1'],
  dropOldEvents: [],
  payerOf: ['cus_1'],
  hasAccount: [ID],
  setCustomer: [ID, 'cus_1'],
  setCheckout: [ID, 'cs_1'],
  write: [ID, freeAccount(NOW), { id: 'sub_1', customerId: 'cus_1', createdAt: NOW }],
  refundedAt: [ID],
  noteRefunded: [ID, NOW],
  trialEnd: [ID],
  noteTrial: [ID, NOW],
  putInvoice: [
    {
      subscriptionId: ID,
      userId: ID,
      stripeInvoiceId: 'in_1',
      amount: 499,
      refunded: 0,
      currency: 'usd',
      status: 'paid',
      description: 'd',
      invoiceDate: NOW,
      dueDate: null,
      paidAt: NOW,
      downloadUrl: null,
    },
  ],
  wantCancellation: ['sub_1', 'rule'],
  claimCancellations: [1],
  dropCancellation: ['sub_1'],
  claimErasures: [1],
  dropErasure: ['cus_1'],
  attached: { first: [null, 1], later: [ID, 1] },
});
