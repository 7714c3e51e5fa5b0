import type { Page } from 'playwright-core';
import { type Account, newAccount } from '../accounts.ts';

export interface Screen {
  readonly name: string;
  /** Whose fingers: a child's targets are at least 56 px, a grown-up's 44. */
  readonly hands: 'picture' | 'child' | 'adult';
  readonly as?: () => Promise<Account>;
  /** What the browser reports while it is brought there, where the screen tells of a refusal. */
  readonly reports?: readonly RegExp[];
  /** Brings a fresh page to the screen. */
  readonly go: (page: Page) => Promise<void>;
}

const heading = (page: Page) => page.getByRole('heading').first().waitFor();
/** Opens a path and waits for its heading. */
export const at = (path: string) => async (page: Page) => {
  await page.goto(path);
  await heading(page);
};

export const newStudent = (): Promise<Account> => newAccount({ grade: '3rd', firstName: 'Mae' });

/** To a page of the teacher's first class. */
export const inClass = (path: string) => async (page: Page) => {
  const [first]: { id: string }[] = await (await page.request.get('/api/classes')).json();
  await at(`/classes/${first?.id ?? ''}${path}`)(page);
};
