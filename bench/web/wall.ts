import { launchChromium } from '@noodlenaut/e2e/chromium';
import { slowDown } from '@noodlenaut/e2e/long-tasks';
import { startProduct } from '@noodlenaut/e2e/product-run';
import { classOf } from './class-of.ts';
import { framesOf, printFrames } from './frames.ts';

/** Frames of the wall of a class of sixty, on a device four times as slow (decision 0100). BENCH_BASE_URL and BENCH_DATABASE_URL (the owner's) take a product that runs. */
const SLOWER = 4;
const PUPILS = 60;
const VIEWPORT = { width: 1920, height: 1080 };

const running = process.env['BENCH_BASE_URL'];
const product =
  running === undefined
    ? await startProduct()
    : {
        baseUrl: running,
        databaseUrl: process.env['BENCH_DATABASE_URL'] ?? '',
        stop: () => Promise.resolve(),
      };
const browser = await launchChromium();
try {
  const { path, storageState, fill } = await classOf(product.baseUrl, product.databaseUrl, PUPILS);
  const context = await browser.newContext({
    storageState,
    viewport: VIEWPORT,
    reducedMotion: 'no-preference',
  });
  const page = await context.newPage();
  await page.goto(product.baseUrl + path);
  const tool = (name: string) => page.getByRole('button', { name, exact: true });
  await tool('Lock').waitFor();
  await slowDown(page, SLOWER);
  await fill();
  await page.getByText(`${PUPILS} players are in`).waitFor();
  printFrames('lobby, sixty float', await framesOf(page, 3000));
  printFrames('countdown', await framesOf(page, 2000, () => tool('Start game').click()));
  await tool('Show the answers').waitFor();
  printFrames('a question is read', await framesOf(page, 1500));
  printFrames(
    'answers come, and are counted',
    await framesOf(page, 2000, () => tool('Show the answers').click()),
  );
  printFrames('reveal: bars fill', await framesOf(page, 1500, () => tool('Show the right answer').click()));
  await tool('Show the scores').waitFor();
  printFrames('first scores slide in', await framesOf(page, 1500, () => tool('Show the scores').click()));
  await page.waitForTimeout(1000);
  await tool('Next question').click();
  await tool('Show the answers').waitFor();
  await page.waitForTimeout(1000);
  await tool('Show the answers').click();
  await tool('Show the right answer').waitFor();
  await page.waitForTimeout(2000);
  await tool('Show the right answer').click();
  await tool('Show the scores').waitFor();
  await page.waitForTimeout(1000);
  printFrames('rows overtake', await framesOf(page, 2000, () => tool('Show the scores').click()));
  await tool('Players').click();
  await tool('End the game for all').click();
  await tool('Yes, end it').click();
  await page.getByText('Who is third?').waitFor();
  printFrames('drum roll and third place', await framesOf(page, 3000));
  await page.getByText(/^Together you got/).waitFor();
  printFrames('first place, confetti', await framesOf(page, 2500));
  await page.getByRole('list', { name: 'Awards' }).waitFor();
  printFrames('awards fly past', await framesOf(page, 4000));
  await context.close();
} finally {
  await browser.close();
  await product.stop();
}
// The pupils' sockets are left to the end of the process.
process.exit(0);
