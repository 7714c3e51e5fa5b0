import axe from 'axe-core';

/** WCAG 2.2 A and AA. jsdom paints nothing and gives nothing a size, so contrast and targets are left to the browser's run. */
const STANDARD = {
  preload: false,
  resultTypes: ['violations' as const],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
};

/** What axe finds on the page as it stands. */
export async function axeViolations(): Promise<string[]> {
  const { violations } = await axe.run(document.body, STANDARD);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
