/** What the page itself records; read after it has settled. */
export interface PageRecord {
  firstPaintMs: number | null;
  largestPaintMs: number | null;
  layoutShift: number;
  worksMs: number | null;
}

/** The control whose first working press is timed, and the attribute that shows that the press worked. */
export interface Control {
  readonly press: string;
  readonly watch: string;
  readonly attribute: string;
}

declare global {
  var benchRecord: PageRecord;
}

/**
 * Runs in the page before anything else: records paints and shifts, and presses the control once a frame until the page
 * answers. A button that is painted but not yet alive does not count as working.
 */
export function probe({ press, watch, attribute }: Control): void {
  const record: PageRecord = { firstPaintMs: null, largestPaintMs: null, layoutShift: 0, worksMs: null };
  globalThis.benchRecord = record;
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') record.firstPaintMs = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    record.largestPaintMs = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    const shift: { hadRecentInput?: boolean; value?: number } = entry.toJSON();
    if (shift.hadRecentInput !== true) record.layoutShift += shift.value ?? 0;
  });
  const look = () => document.querySelector(watch)?.getAttribute(attribute) ?? null;
  const tryOnce = () => {
    const before = look();
    const control = document.querySelector<HTMLElement>(press);
    if (control !== null && before !== null) {
      control.click();
      // The answer may come in this task or with the next render.
      requestAnimationFrame(() => {
        if (look() === before) tryOnce();
        else record.worksMs = performance.now();
      });
      return;
    }
    requestAnimationFrame(tryOnce);
  };
  tryOnce();
}
