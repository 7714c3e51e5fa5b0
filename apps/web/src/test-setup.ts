import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { SETTLE } from './lib/question/use-settled.ts';

// Screens are loaded lazily; on a busy machine the first one takes its time.
// A wait asks many times: the document, which nobody prints (DEBUG_PRINT_LIMIT), is not written out for each refusal.
configure({
  asyncUtilTimeout: 25_000,
  getElementError(message) {
    const error = new Error(message ?? 'No such element');
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

// jsdom has the element and not yet its methods; the browser's own are used in e2e.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});
// jsdom lays nothing out, so it has nothing to scroll.
Object.assign(Element.prototype, { scrollIntoView() {} });

beforeEach(() => {
  // Presses follow each other at once here; what the pause does is a test of its own.
  SETTLE.ms = 0;
  localStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0] ?? ''}=; Max-Age=0; Path=/`;
  for (const name of ['reader', 'readerMode', 'grade', 'pictures'])
    delete document.documentElement.dataset[name];
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// A part of a screen that is still loading when the file ends would load into a context that is gone.
afterAll(() => vi.dynamicImportSettled());
