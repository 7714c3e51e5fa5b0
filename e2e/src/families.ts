import type { Page } from 'playwright-core';
import { type Account, askAs, newAccount } from './accounts.ts';
import { textOf } from './text-of.ts';

export const PICTURES = ['Cat', 'Star', 'Key'] as const;

/** Taps three pictures on whatever pad is open. */
export async function tapPictures(page: Page, names: readonly string[] = PICTURES): Promise<void> {
  for (const name of names) await page.getByRole('button', { name, exact: true }).click();
}

/** A parent with a child of kindergarten who goes by pictures, and a grown-up who waits for a yes. */
export async function newFamily(): Promise<{ parent: Account; childId: string }> {
  const parent = await newAccount({ role: 'parent', firstName: 'Ana' });
  const child = { nickname: 'Leo', grade: 'k', pictures: ['cat', 'star', 'key'] };
  const made = await askAs(parent, 'POST', '/api/family/children', child);
  const childId = textOf(made, 'id');
  const other = await newAccount({ role: 'parent', firstName: 'Sam' });
  const code = textOf(await askAs(parent, 'POST', '/api/family/code', { childId }), 'code');
  await askAs(other, 'POST', '/api/family/links', { code });
  return { parent, childId };
}

/** A child of kindergarten without any grown-up, whom Sam asks to see: the child itself says yes or no. */
export async function newAskedChild(): Promise<Account> {
  const child = await newAccount({ grade: 'k', firstName: 'Leo' });
  const code = textOf(await askAs(child, 'POST', '/api/family/code', {}), 'code');
  const parent = await newAccount({ role: 'parent', firstName: 'Sam' });
  await askAs(parent, 'POST', '/api/family/links', { code });
  return child;
}

/** What a parent's QR code carries. */
export async function newSignInToken(): Promise<string> {
  const { parent, childId } = await newFamily();
  return textOf(await askAs(parent, 'POST', `/api/family/children/${childId}/qr`), 'token');
}
