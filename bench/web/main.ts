import { launchChromium } from '@noodlenaut/e2e/chromium';
import { startProduct } from '@noodlenaut/e2e/product-run';
import { recordRatios } from '../record-ratios.ts';
import { GOALS } from './goals.ts';
import type { Goals, RouteName } from './goals.ts';
import { gzipWeights } from './gzip-bytes.ts';
import { newLearner } from './learner.ts';
import type { Control } from './probe.ts';
import { serveStaticPage } from './static-page.ts';
import { visit } from './visit.ts';
import type { Visit } from './visit.ts';

const ROUNDS = 3;
const SCHEME = { watch: 'html', attribute: 'data-mantine-color-scheme' } as const;
interface Route {
  readonly name: RouteName;
  readonly path: string;
  readonly signedIn: boolean;
  readonly control: Control;
}
const ROUTES: readonly Route[] = [
  {
    name: 'landing',
    path: '/',
    signedIn: false,
    control: { ...SCHEME, press: 'header button[aria-label^="Switch to"]' },
  },
  {
    name: 'login',
    path: '/login',
    signedIn: false,
    control: {
      press: 'button[aria-label="Show password"]',
      watch: 'button[aria-label="Show password"]',
      attribute: 'aria-pressed',
    },
  },
  {
    name: 'lesson',
    path: '/lesson/math-3rd-01-legs-wings-wheels',
    signedIn: true,
    control: { press: 'main + div button', watch: 'progress', attribute: 'value' },
  },
  {
    name: 'dashboard',
    path: '/',
    signedIn: true,
    control: {
      press: '[data-dock] button[aria-pressed]',
      watch: '[data-dock] button[aria-pressed]',
      attribute: 'aria-pressed',
    },
  },
];

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const middle = (visits: readonly Visit[], pick: (one: Visit) => number | null) =>
  median(visits.map((one) => pick(one) ?? Number.NaN));

function judge(label: string, value: number, goal: number | undefined, digits: number): string {
  const shown = value.toFixed(digits);
  return goal === undefined
    ? `${label} ${shown}`
    : `${label} ${shown} (goal ${goal}: ${value <= goal ? 'met' : 'MISSED'})`;
}

const running = process.env['BENCH_BASE_URL'];
const product =
  running === undefined ? await startProduct() : { baseUrl: running, stop: () => Promise.resolve() };
const baseline = await serveStaticPage();
const browser = await launchChromium();
try {
  const rounds = async (once: () => Promise<Visit>): Promise<Visit[]> => {
    const visits: Visit[] = [];
    for (let round = 0; round < ROUNDS; round += 1) visits.push(await once());
    return visits;
  };
  const plain = await rounds(() => visit(browser, baseline.address, null));
  const plainS = middle(plain, (one) => one.firstPaintMs) / 1000;
  console.log(
    `4x CPU slow-down, 1.6 Mbit/s, 150 ms; median of ${ROUNDS} cold visits; kB gzip (1000 bytes)\n`,
  );
  console.log(`static page: first paint ${plainS.toFixed(2)} s`);
  const ratios = new Map<string, number>();
  for (const { name, ...route } of ROUTES) {
    const goals: Goals = GOALS[name];
    const visits = await rounds(async () =>
      visit(
        browser,
        product.baseUrl + route.path,
        route.control,
        route.signedIn ? await newLearner(product.baseUrl) : {},
      ),
    );
    const weights = await gzipWeights(
      visits[0]?.addresses ?? [],
      route.signedIn ? undefined : product.baseUrl + route.path,
    );
    const later = await gzipWeights(visits[0]?.prefetched ?? []);
    const paintS = middle(visits, (one) => one.firstPaintMs) / 1000;
    const worksS = middle(visits, (one) => one.worksMs) / 1000;
    ratios.set(`${name}: first paint`, plainS / paintS);
    ratios.set(`${name}: first control works`, plainS / worksS);
    console.log(
      [
        `\n${name} ${route.path}`,
        judge('  first paint s', paintS, goals.paintS, 2) + `, ${(paintS / plainS).toFixed(2)} x static`,
        judge('  largest paint s', middle(visits, (one) => one.largestPaintMs) / 1000, undefined, 2),
        judge('  first control works s', worksS, goals.worksS, 2) +
          `, ${(worksS / plainS).toFixed(2)} x static`,
        judge(
          '  layout shift',
          middle(visits, (one) => one.layoutShift),
          goals.cls,
          3,
        ),
        judge('  JavaScript kB', weights.js / 1000, goals.jsKb, 1),
        judge('  CSS kB', weights.css / 1000, goals.cssKb, 1),
        `  prefetched JavaScript kB ${(later.js / 1000).toFixed(1)}, CSS kB ${(later.css / 1000).toFixed(1)}`,
        `  everything on the wire kB ${(middle(visits, (one) => one.wireBytes) / 1000).toFixed(0)}`,
        judge(
          '  requests',
          middle(visits, (one) => one.addresses.length),
          goals.requests,
          0,
        ),
      ].join('\n'),
    );
  }
  recordRatios('web', ratios);
} finally {
  await browser.close();
  baseline.stop();
  await product.stop();
}
