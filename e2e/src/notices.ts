import type { Locator, Page } from 'playwright-core';

export const region = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' });

/** A notice by its title, in the region. */
export const notice = (page: Page, title: string): Locator =>
  region(page)
    .locator('[data-notice]')
    .filter({ has: page.getByText(title, { exact: true }) });

/** Waits for a notice with this title and description. */
export async function noticeSays(page: Page, title: string, description: string): Promise<void> {
  await notice(page, title).getByText(description, { exact: true }).waitFor();
}
