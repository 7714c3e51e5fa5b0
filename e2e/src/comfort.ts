import type { Page } from 'playwright-core';

/** Opens the comfort panel and finds a choice in it. */
export async function openComfort(page: Page) {
  await page.getByRole('button', { name: /^Comfort/ }).click();
  const panel = page.getByRole('dialog', { name: 'Comfort' });
  await panel.waitFor();
  const choice = (group: string, name: string) =>
    panel.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });
  return {
    panel,
    choice,
    turn: (name: RegExp) => panel.getByRole('switch', { name }),
    done: () => panel.getByRole('button', { name: 'Done' }).click(),
  };
}
