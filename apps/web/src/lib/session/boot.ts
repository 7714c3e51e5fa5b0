import type { User, Viewer } from '../api/replies.ts';

/** What the api wrote into the page: who is signed in, so that the first screen asks nobody. */
export interface Boot {
  readonly viewer: Viewer | null;
  readonly user: User | null;
}

/** Undefined when the page carries no block (`vite dev`, or a server that could not look): the client asks then. */
export function readBoot(page: Document = document): Boot | undefined {
  const text = page.getElementById('boot')?.textContent;
  if (!text) return undefined;
  const boot: Boot = JSON.parse(text);
  return boot;
}
