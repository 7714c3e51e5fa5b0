import { api, trpc } from '../api/api.ts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { adoptComfort } from '../comfort/adopt-comfort.ts';
import { isSessionEndOwed, settleSessionEnd } from './session.ts';
import type { User, Viewer } from '../api/replies.ts';

/** What the api wrote into the page: who is signed in, so that the first screen needs no request. */
interface Boot {
  readonly viewer: Viewer | null;
  readonly user: User | null;
}

/** Undefined when the page carries none (`vite dev`, or a server that could not read it): the client asks then. */
function readBoot(page: Document = document): Boot | undefined {
  const text = page.getElementById('boot')?.textContent;
  if (!text) return undefined;
  const boot: Boot = JSON.parse(text);
  return boot;
}

/** Who is signed in; null when nobody (S7.07: a 401 means anonymous, no error, no retry). */
export const viewerQuery = queryOptions<Viewer | null>({
  queryKey: trpc.account.viewer.queryKey(),
  queryFn: async () => {
    try {
      return await api.account.viewer.query();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
});

async function payOwedSessionEnd(client: QueryClient): Promise<void> {
  client.setQueryData(viewerQuery.queryKey, null);
  try {
    await api.account.logout.mutate();
    settleSessionEnd();
  } catch (error) {
    console.warn('The session could not be ended yet', error);
  }
}

/**
 * Before anything else (P9.03): ends the session that an earlier logout could not end; else uses what the page says about the
 * viewer.
 */
export async function startSession(client: QueryClient): Promise<void> {
  if (isSessionEndOwed()) return payOwedSessionEnd(client);
  const boot = readBoot();
  if (boot === undefined) return;
  client.setQueryData(viewerQuery.queryKey, boot.viewer);
  if (boot.user === null) return;
  client.setQueryData(trpc.account.user.queryKey(), boot.user);
  void adoptComfort(boot.user);
}

/** A new person starts with an empty cache: nothing of one viewer is ever shown to the next. */
export function enterAs(client: QueryClient, viewer: Viewer, user?: User): void {
  client.clear();
  client.setQueryData(viewerQuery.queryKey, viewer);
  if (user !== undefined) client.setQueryData(trpc.account.user.queryKey(), user);
}

export function leave(client: QueryClient): void {
  client.clear();
  client.setQueryData(viewerQuery.queryKey, null);
}
