import { screen, within } from '@testing-library/react';
import { PLAN_IDS, PLANS } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import type { Outputs } from '../../lib/api/replies.ts';
import { axeViolations } from '../../testing/axe-violations.ts';
import { signedInAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { asked, refuse, serve, type Handlers } from '../../testing/serve.ts';

const LIST: Outputs['plans']['list'] = PLAN_IDS.map((id) => {
  const { name, displayName, description, priceCents, yearlyPriceCents, features, ...plan } = PLANS[id];
  const { maxStudents, maxTutoringSessions } = plan;
  return {
    id,
    name,
    displayName,
    description,
    price: priceCents,
    yearlyPrice: yearlyPriceCents,
    features: [...features],
    maxStudents,
    maxTutoringSessions,
  };
});
const ON_BRIGHT = {
  plan: { id: 'bright-future-brigade' as const, displayName: 'Bright Future Brigade' },
  status: 'active' as const,
  trialing: false,
  trialEndsAt: null,
};
const END = '2026-12-20T10:00:00.000Z';
const overviewOf = (
  more: Partial<Outputs['billing']['overview']['subscription']> = {},
): Outputs['billing']['overview'] => ({
  provider: 'local',
  subscription: {
    planId: 'bright-future-brigade',
    status: 'active',
    cycle: 'monthly',
    trialing: false,
    trialEndsAt: null,
    currentPeriodEnd: END,
    cancelAtPeriodEnd: false,
    cancelledAt: null,
    pendingChange: null,
    nextCharge: { date: END, amountCents: 499 },
    ...more,
  },
  isTrialPossible: false,
  usage: {
    year: 2026,
    month: 11,
    tutoringSessionsUsed: 0,
    aiLessonsGenerated: 0,
    practiceProblemsCompleted: 0,
    multiplayerGamesPlayed: 0,
  },
});
const USAGE: Outputs['plans']['usage'] = {
  maxStudents: 3,
  resetsAt: '2026-12-01T00:00:00.000Z',
  children: [
    {
      id: '0198a000-0000-7000-8000-000000000002',
      name: 'Mia',
      isInPlan: true,
      tutoringUsed: 3,
      tutoringLimit: 4,
      helperAsked: 12,
      helperLimit: 40,
    },
  ],
};
const INVOICE: Outputs['billing']['invoices'][number] = {
  id: '0198a000-0000-7000-8000-000000000009',
  amountCents: 499,
  refundedCents: 0,
  currency: 'usd',
  status: 'paid',
  description: 'Bright Future Brigade, one month',
  invoiceDate: '2026-11-20T10:00:00.000Z',
  dueDate: null,
  paidAt: '2026-11-20T10:00:00.000Z',
  downloadUrl: null,
};
const open = (path: string, role: 'parent' | 'student', more: Handlers = {}) => {
  const seen = serve({
    'plans.list': LIST,
    'plans.subscription': ON_BRIGHT,
    'plans.usage': USAGE,
    'billing.overview': overviewOf(),
    'billing.invoices': [INVOICE],
    'support.hours': { hours: 'Monday to Friday, 9 to 17' },
    ...more,
  });
  return { seen, ...renderApp(path, signedInAs(role)) };
};
const card = async (name: string) => within(await screen.findByRole('article', { name }));

test('[S2.172] [S2.173] [S2.174] [S2.175] [S2.176] [S2.177] [S2.178] [S2.045] the catalogue: the current plan is marked, the others lead on, with price, children, subjects and features', async () => {
  open('/adventure-scholars', 'parent');
  expect((await screen.findByText(/^Your plan:/)).textContent).toContain('Bright Future Brigade');
  const rows = [
    [
      'Adventure Scholars',
      'FREE',
      '1 student',
      '3 subjects',
      'Start Free Adventure',
      'adventure-scholars-free',
    ],
    ['Bright Future Brigade', '$4.99', '3 students', '5 subjects', null, null],
    ['STEM Blazers', '$9.99', '5 students', '8 subjects', 'Upgrade', 'stem-blazers'],
  ] as const;
  for (const [name, price, students, subjects, action, planId] of rows) {
    const shown = await card(name);
    for (const text of [price, students, subjects]) expect(shown.getByText(text)).toBeTruthy();
    if (action === null) {
      expect(shown.getByRole('button', { name: 'Active' })).toHaveProperty('disabled', true);
      continue;
    }
    expect(shown.getByRole('link', { name: action }).getAttribute('href')).toBe(`/subscribe/${planId}`);
  }
  for (const feature of PLANS['stem-blazers'].features)
    expect((await card('STEM Blazers')).getByText(feature)).toBeTruthy();
  expect((await card('STEM Blazers')).getAllByText('(coming)')).toHaveLength(2);
  expect(screen.getByText('No money is taken here.')).toBeTruthy();
  expect(await screen.findByText(/Monday to Friday, 9 to 17/)).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

test('[P6.19] [P6.27] [P6.28] the own plan: what is used, what is charged, and two taps to cancel, with a reason that nobody has to give', async () => {
  const { seen, person } = open('/plan', 'parent', { 'billing.cancel': { refundCents: 0 } });
  expect(await screen.findByText('Bright Future Brigade, monthly')).toBeTruthy();
  expect(screen.getByText('3 of 4')).toBeTruthy();
  expect(screen.getByText('12 of 40')).toBeTruthy();
  expect(screen.getByText('Bright Future Brigade, one month')).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Cancel plan' }));
  expect(asked(seen, 'billing.cancel')).toEqual([]);
  await person.click(await screen.findByRole('button', { name: 'Yes, cancel' }));
  expect(await screen.findByText('Your plan is cancelled')).toBeTruthy();
  expect(asked(seen, 'billing.cancel')).toEqual([{ immediately: false }]);
});

test('[P6.29] a cancelled plan says until when it is open, and is resumed with one press', async () => {
  const { seen, person } = open('/plan', 'parent', {
    'billing.overview': overviewOf({ status: 'cancelled', cancelAtPeriodEnd: true, nextCharge: null }),
    'billing.resume': { resumed: true },
  });
  expect(await screen.findByText(/Everything stays open until/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel plan' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Resume' }));
  expect(asked(seen, 'billing.resume')).toHaveLength(1);
});

const OFFER: Outputs['billing']['offer'] = {
  todayCents: 321,
  trialDays: 0,
  firstCharge: { date: END, amountCents: 321 },
  nextCharge: { date: END, amountCents: 999 },
  beginsNow: true,
};

test('[P6.26] the order says what is paid today and when the next charge is, and sends the price that was shown', async () => {
  const { seen, person } = open('/subscribe/stem-blazers', 'parent', {
    'billing.offer': OFFER,
    'billing.subscribe': { checkoutUrl: null },
  });
  const order = within(await screen.findByRole('region', { name: 'Your order' }));
  expect(await order.findByText('$3.21')).toBeTruthy();
  expect(order.getByText(/^\$9\.99 on /)).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await person.click(order.getByRole('button', { name: 'Change plan now' }));
  expect(await screen.findByRole('heading', { name: 'Your plan' })).toBeTruthy();
  expect(asked(seen, 'billing.subscribe')).toEqual([
    { planId: 'stem-blazers', cycle: 'monthly', todayCents: 321 },
  ]);
});

test('when the payment service cannot be reached the page says so and keeps the choice', async () => {
  const { person } = open('/subscribe/stem-blazers', 'parent', {
    'billing.offer': OFFER,
    'billing.subscribe': refuse(503, 'unavailable'),
  });
  await person.click(await screen.findByRole('radio', { name: /^Yearly/ }));
  await person.click(await screen.findByRole('button', { name: 'Change plan now' }));
  expect(await screen.findByText('That did not work')).toBeTruthy();
  expect(screen.getByRole('radio', { name: /^Yearly/ })).toHaveProperty('checked', true);
});

test('[P6.25] a child sees no price to pay, and asks; without a grown-up it is told to show the page', async () => {
  const { seen, person } = open('/subscribe/stem-blazers', 'student', { 'plans.ask': { isTold: false } });
  expect(await screen.findByText(/Plans are for grown-ups/)).toBeTruthy();
  expect(screen.queryByText(/\$/)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Ask your grown-up' }));
  expect(await screen.findByText('Show this page to your grown-up.')).toBeTruthy();
  expect(asked(seen, 'plans.ask')).toHaveLength(1);
});

const HOME = { 'family.children': { children: [], waiting: [] } };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('a trial is spoken of on the home in its last three days alone', async () => {
  const trial = (days: number) => ({ ...ON_BRIGHT, trialing: true, trialEndsAt: inDays(days) });
  const late = open('/', 'parent', { ...HOME, 'plans.subscription': trial(2) });
  expect(await screen.findByText(/Your free trial of Bright Future Brigade ends on/)).toBeTruthy();
  late.unmount();
  const early = open('/', 'parent', { ...HOME, 'plans.subscription': trial(6) });
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  await expect.poll(() => early.client.isFetching()).toBe(0);
  expect(screen.queryByText(/Your free trial/)).toBeNull();
});
