import { launchChromium } from '@noodlenaut/e2e/chromium';
import { slowDown } from '@noodlenaut/e2e/long-tasks';
import { startProduct } from '@noodlenaut/e2e/product-run';
import { framesOf, printFrames } from './frames.ts';
import { newLearner } from './learner.ts';

/** Frames while the crew acts in a lesson and on the landing, on a device four times as slow (decision 0095). */
const SLOWER = 4;
const VIEWPORT = { width: 1366, height: 768 };
const LESSON = '/lesson/math-3rd-01-legs-wings-wheels';

const product = await startProduct();
const browser = await launchChromium();
try {
  const context = await browser.newContext({
    ...(await newLearner(product.baseUrl)),
    viewport: VIEWPORT,
    reducedMotion: 'no-preference',
  });
  const page = await context.newPage();
  await page.goto(product.baseUrl + LESSON);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button("Let's Start Learning!").waitFor();
  await slowDown(page, SLOWER);
  // What this machine draws where nothing moves: the frames below are to be read beside it.
  printFrames('nothing moves', await framesOf(page, 3000));
  printFrames(
    'Noodle rides to a bead',
    await framesOf(page, 1200, () => button("Let's Start Learning!").click()),
  );
  await page.locator('[data-act]:visible').first().waitFor();
  printFrames('the teacher watches and blinks', await framesOf(page, 5000));
  printFrames(
    'eyes turn to an answer',
    await framesOf(page, 800, () => page.getByRole('radio').nth(1).check()),
  );
  await button('Check Answer').click();
  await page.locator('[data-act="cheering"], [data-act="encouraging"]').first().waitFor();
  printFrames('cheer, and the picture explains', await framesOf(page, 2500));
  await context.close();

  const landing = await browser.newPage({ viewport: VIEWPORT, reducedMotion: 'no-preference' });
  await landing.goto(product.baseUrl);
  const teacher = landing.getByRole('button', { name: 'Wave to Captain Pi' });
  await teacher.scrollIntoViewIfNeeded();
  await slowDown(landing, SLOWER);
  await teacher.hover();
  await landing.locator('[data-waves] img + img').waitFor();
  printFrames('a teacher of the landing waves', await framesOf(landing, 1200));
} finally {
  await browser.close();
  await product.stop();
}
