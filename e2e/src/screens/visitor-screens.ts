import { newTwoStepAccount } from '../code-app.ts';
import { newSignInToken } from '../families.ts';
import { login } from '../visitor.ts';
import { at, type Screen } from './screen.ts';

/** What everybody can open. */
export const VISITOR: readonly Screen[] = [
  ...[
    '/',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password?token=abc',
    '/address#abc',
    '/register?invite=BCDFGHJK',
    '/family-code#R7K4WMPX',
    '/privacy',
    '/terms',
    '/support',
  ].map((path): Screen => ({ name: path, hands: 'adult', go: at(path) })),
  {
    name: '/login with empty fields',
    hands: 'adult',
    go: async (page) => {
      await page.goto('/login');
      await page.getByRole('button', { name: 'Power On', exact: true }).click();
      await page.getByText('Username is required').waitFor();
    },
  },
  {
    name: '/support with empty fields',
    hands: 'adult',
    go: async (page) => {
      await page.goto('/support');
      await page.getByRole('button', { name: 'Send the question' }).click();
      await page.getByText('Please write your question').waitFor();
    },
  },
  {
    name: '/login with a code of the app',
    hands: 'adult',
    reports: [/401 .*login/],
    go: async (page) => {
      const account = await newTwoStepAccount();
      await page.goto('/login');
      await login(page, account.username, account.password);
      await page.getByLabel('Code', { exact: true }).fill('000000');
      await page.getByRole('button', { name: 'Power On', exact: true }).click();
      await page.getByText('This code does not fit').waitFor();
    },
  },
  {
    name: '/forgot-password with a recovery code',
    hands: 'adult',
    go: async (page) => {
      await page.goto('/forgot-password');
      await page.getByRole('button', { name: 'I have a recovery code' }).click();
      await page.getByRole('heading', { name: 'Use a recovery code' }).waitFor();
    },
  },
  {
    name: '/qr of a child',
    hands: 'picture',
    go: async (page) => {
      await page.goto(`/qr#${await newSignInToken()}`);
      await page.getByRole('button', { name: 'Cat' }).waitFor();
    },
  },
  {
    name: '/stop-mail from a weekly mail',
    hands: 'adult',
    go: async (page) => {
      await page.goto(`/stop-mail#${'x'.repeat(43)}`);
      await page.getByText('This weekly mail is stopped.').waitFor();
    },
  },
  {
    name: '/class-wish from a mail that is over',
    hands: 'adult',
    reports: [/404 .*ClassMail/],
    go: async (page) => {
      await page.goto(`/class-wish#${'x'.repeat(43)}`);
      await page.getByText('This link is over.').waitFor();
    },
  },
  {
    name: '/register with a notice and errors',
    hands: 'adult',
    go: async (page) => {
      await page.goto('/register');
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      await page.getByText('Google Sign-up Unavailable').waitFor();
      await page.getByRole('button', { name: 'Create Account' }).click();
      await page.getByText('Please select a subscription plan').waitFor();
    },
  },
];
