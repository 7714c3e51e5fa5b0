import { trpcReply, type TrpcReply } from '../trpc-reply.ts';
import type { Page } from 'playwright-core';
import { type Account, askAs, newAccount, newRolelessAccount, signInDemo } from '../accounts.ts';
import { newTwoStepAccount } from '../code-app.ts';
import { setUser } from '../database.ts';
import { newFamily } from '../families.ts';
import { CLASS_SCREENS } from './class-screens.ts';
import { DRAFT_SCREENS } from './draft-screens.ts';
import { PATH_SCREENS } from './path-screens.ts';
import { PEOPLE_SCREENS } from './people-screens.ts';
import { PLAN_SCREENS } from './plan-screens.ts';
import { SUPPORT_SCREENS } from './support-screens.ts';
import { at, type Screen } from './screen.ts';

async function toSetup(page: Page, role: string): Promise<void> {
  await page.goto('/account-setup');
  await page.getByRole('radio', { name: role, exact: true }).check();
}

const onTab = (name: string) => async (page: Page) => {
  await at('/teacher')(page);
  await page.getByRole('tab', { name }).click();
  await page.getByRole('tabpanel').getByRole('heading').first().waitFor();
};
async function toChildsDashboard(page: Page): Promise<void> {
  await at('/teacher')(page);
  await page.getByRole('link', { name: 'View Student Dashboard' }).click();
  await page.getByRole('complementary', { name: 'Read-only view' }).waitFor();
}
/** The question, with what is missing said. */
async function toErase(page: Page): Promise<void> {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('dialog').getByLabel('Your password', { exact: true }).fill('something');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
  await page.getByText('Please choose what becomes of Leo').waitFor();
}
/** As an instance with SECOND_FACTOR=required has it; the one under test leaves the choice. */
async function toSecondFactor(page: Page): Promise<void> {
  await page.route('**/trpc/account.waysBack*', async (route) => {
    const answer = await route.fetch();
    const { result }: TrpcReply<object> = await answer.json();
    await route.fulfill({
      response: answer,
      json: trpcReply({ ...result.data, isSecondFactorRequired: true }),
    });
  });
  await at('/second-factor')(page);
}
const asParent = () => signInDemo('parent');
/** On a plan with advanced analytics, with a child who has yet to begin. */
async function asPayer(): Promise<Account> {
  const parent = await newAccount({ role: 'parent', plan: 'bright-future-brigade' });
  const child = { nickname: 'Leo', grade: 'k', pictures: ['cat', 'star', 'key'] };
  await askAs(parent, 'POST', '/api/family/children', child);
  return parent;
}

/** What an adult sees. */
export const GROWN_UP: readonly Screen[] = [
  ...['Student', 'Tutor', 'Teacher', 'Parent'].map((role): Screen => ({
    name: `setup as ${role}`,
    hands: 'adult',
    as: newRolelessAccount,
    go: (page) => toSetup(page, role),
  })),
  { name: 'home of a parent', hands: 'adult', as: () => signInDemo('parent'), go: at('/') },
  {
    name: 'home of a teacher without a child',
    hands: 'adult',
    as: () => newAccount({ role: 'teacher' }),
    go: at('/'),
  },
  {
    name: 'home of a teacher who is being checked',
    hands: 'adult',
    reports: [/403 .*children/],
    as: async () => {
      const teacher = await newAccount({ role: 'teacher' });
      await setUser(teacher.id, { is_verified: false });
      return teacher;
    },
    go: async (page) => {
      await page.goto('/');
      await page.getByRole('heading', { name: 'Your account is being checked' }).waitFor();
    },
  },
  {
    name: 'home of a parent without a child',
    hands: 'adult',
    as: () => newAccount({ role: 'parent' }),
    go: at('/'),
  },
  { name: 'dashboard, subjects', hands: 'adult', as: asParent, go: onTab('Subject Progress') },
  { name: 'dashboard, activity', hands: 'adult', as: asParent, go: onTab('Recent Activity') },
  { name: 'dashboard, analytics', hands: 'adult', as: asParent, go: onTab('Analytics') },
  {
    name: 'dashboard, analytics of a bigger plan',
    hands: 'adult',
    as: asPayer,
    go: async (page) => {
      await onTab('Analytics')(page);
      await page.getByRole('heading', { name: 'Compared with the own past' }).waitFor();
    },
  },
  {
    name: 'dashboard without a child',
    hands: 'adult',
    as: () => newAccount({ role: 'parent' }),
    go: at('/teacher'),
  },
  { name: 'dashboard of a pupil', hands: 'adult', as: () => signInDemo('teacher'), go: at('/teacher') },
  { name: 'a subject of a child', hands: 'adult', as: asParent, go: at('/teacher/subject/math') },
  { name: 'a subject that is missing', hands: 'adult', as: asParent, go: at('/teacher/progress/cooking') },
  { name: 'the dashboard of a child, read-only', hands: 'adult', as: asParent, go: toChildsDashboard },
  ...DRAFT_SCREENS,
  ...PATH_SCREENS,
  ...PLAN_SCREENS,
  ...SUPPORT_SCREENS,
  ...CLASS_SCREENS,
  { name: 'home of a tutor', hands: 'adult', as: () => signInDemo('tutor'), go: at('/') },
  { name: 'schedule', hands: 'adult', as: () => signInDemo('tutor'), go: at('/schedule') },
  { name: 'account', hands: 'adult', as: () => signInDemo('parent'), go: at('/account') },
  {
    name: 'the end of one’s own account',
    hands: 'adult',
    as: async () => (await newFamily()).parent,
    go: toErase,
  },
  {
    name: 'an account that will be erased',
    hands: 'adult',
    as: async () => {
      const teacher = await newAccount({ role: 'teacher' });
      await askAs(teacher, 'POST', '/api/user/deletion', { password: teacher.password });
      return teacher;
    },
    go: async (page) => {
      await page.goto('/account');
      await page.getByRole('button', { name: 'Keep my account' }).waitFor();
    },
  },
  {
    name: 'account, two-step sign-in is set up',
    hands: 'adult',
    as: () => newAccount({ role: 'parent' }),
    go: async (page) => {
      await at('/account')(page);
      await page.getByRole('button', { name: 'Set it up' }).click();
      await page.getByLabel('Code from the app').fill('123');
      await page.getByRole('button', { name: 'Switch it on' }).click();
      await page.getByText('The app shows 6 digits').waitFor();
    },
  },
  {
    name: 'account, two-step sign-in is switched off',
    hands: 'adult',
    as: newTwoStepAccount,
    go: async (page) => {
      await at('/account')(page);
      await page.getByRole('button', { name: 'Switch it off' }).click();
      await page.getByRole('button', { name: 'Keep it on' }).waitFor();
    },
  },
  {
    name: 'two-step sign-in has to be set up',
    hands: 'adult',
    as: () => newAccount({ role: 'teacher' }),
    go: toSecondFactor,
  },
  {
    name: 'family',
    hands: 'adult',
    as: async () => (await newFamily()).parent,
    go: async (page) => {
      await page.goto('/family');
      await page
        .getByRole('button', { name: 'Make a code' })
        .or(page.getByRole('button', { name: 'New code' }))
        .click();
      await page.getByRole('button', { name: 'Copy' }).waitFor();
      await page.getByRole('button', { name: 'New pictures' }).click();
      await page.getByRole('button', { name: 'Show a QR code' }).click();
      await page.getByRole('button', { name: 'End link of yourself' }).click();
      await page.getByRole('button', { name: 'Delete account' }).click();
      await page.getByText('Consent history').click();
    },
  },
  {
    name: 'a child is added',
    hands: 'adult',
    as: () => newAccount({ role: 'parent' }),
    go: async (page) => {
      await page.goto('/family');
      await page.getByRole('radio', { name: 'Kindergarten' }).check({ force: true });
      await page.getByRole('button', { name: 'Make the account' }).click();
      await page.getByText('A name is missing').waitFor();
    },
  },
  ...PEOPLE_SCREENS,
  { name: 'logos', hands: 'adult', as: () => signInDemo('parent'), go: at('/logos') },
];
