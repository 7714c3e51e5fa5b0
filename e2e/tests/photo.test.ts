import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { signInDemo } from '../src/accounts.ts';
import { test } from '../src/test.ts';
mkdirSync('/tmp/shots', { recursive: true });
const root = new URL('../../packages/content/lessons/', import.meta.url).pathname;
const keys = (process.env['KEYS'] ?? '').split(',');
test.for(keys)('%s', { timeout: 200_000 }, async (key, { stage }) => {
  const page = await stage.open({ as: await signInDemo('parent'), theme: 'light', viewport: { width: 360, height: 740 } });
  await page.goto(`/lesson/${key}`);
  await page.getByRole('progressbar', { name: 'Lesson progress' }).waitFor();
  await page.getByRole('button', { name: "Let's Start Learning!" }).click();
  for (let n = 1; n <= 8; n += 1) {
    if ((await page.getByRole('radiogroup').count()) === 0) break;
    for (const [width, height] of [[360, 740], [1366, 768]] as const) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(350);
      await page.screenshot({ path: `/tmp/shots/${key}-${n}-${width}-light.png` });
    }
    await page.getByRole('button', { name: /Next Activity|Finish Lesson/ }).click();
    await page.waitForTimeout(100);
  }
});
