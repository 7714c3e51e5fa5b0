import { createStore } from '../state/create-store.ts';

/** One visible at a time, for five seconds; a dismissed one is kept a while so that a late dismissal finds it (S9.36 to S9.39). */
export const NOTICE_LIMIT = 1;
export const NOTICE_MS = 5000;
export const NOTICE_REMOVAL_MS = 1_000_000;
export const NOTICE_SWIPE_PX = 50;

export interface NoticeText {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'neutral' | 'success' | 'destructive';
  readonly durationMs?: number;
}
export interface Notice extends NoticeText {
  readonly id: number;
  readonly open: boolean;
}

let notices: readonly Notice[] = [];
let lastId = 0;

function set(next: readonly Notice[]): void {
  notices = next;
  store.changed();
}

/** Shows a notice; the one before gives way. Returns its id. */
export function notify(text: NoticeText): number {
  lastId += 1;
  set([{ ...text, id: lastId, open: true }, ...notices].slice(0, NOTICE_LIMIT));
  return lastId;
}

export function dismissNotice(id: number): void {
  set(notices.map((notice) => (notice.id === id ? { ...notice, open: false } : notice)));
  setTimeout(() => set(notices.filter((notice) => notice.id !== id)), NOTICE_REMOVAL_MS);
}

export const currentNotices = (): readonly Notice[] => notices;

const store = createStore(currentNotices);

export const useNotices = (): readonly Notice[] => store.useValue();
