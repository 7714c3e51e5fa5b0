import { newSignInToken } from '../families.ts';
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
    reports: [/404 .*class-wish/],
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
