import type { SessionTokens } from '@noodlenaut/domain';
import type { RootStore } from '@noodlenaut/db';
import type { ApiEnv } from './env.ts';
import type { LearnerChanges } from './live/learner-changes.ts';
import type { Limits } from './limits/limits.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { ViewNotes } from './privacy/note-views.ts';
import type { SessionViewer } from './sessions/read-session.ts';
import type { SessionToucher } from './sessions/touch-sessions.ts';

/** What the process holds once and every call may use. */
export interface Services {
  readonly env: ApiEnv;
  readonly store: RootStore;
  readonly limits: Limits;
  readonly passwords: Passwords;
  readonly toucher: SessionToucher;
  /** Who looked at which child. */
  readonly views: ViewNotes;
  /** News for open dashboards, from every process. */
  readonly changes: LearnerChanges;
  readonly now: () => Date;
  /** Told of what failed where nobody waits for an answer. */
  readonly report: (cause: unknown) => void;
}

/** What a call may do to the answer besides its reply. */
export interface Respond {
  /** Sets the session's HttpOnly cookie. */
  signIn(cookieToken: string): void;
  /** Clears the cookie and what the browser cached of this person. */
  signOut(): void;
  /** Sets the cookie by which a trusted device is known again. */
  trustDevice(token: string): void;
  retryAfter(seconds: number): void;
}

export interface Context extends Services {
  readonly viewer: SessionViewer | null;
  readonly tokens: SessionTokens;
  readonly requestId: string;
  readonly address: string;
  readonly device: string;
  /** A cookie that carries a waiting Google identity, null when there is none. */
  readonly linkToken: string | null;
  /** The cookie of a device that a family may trust, null when there is none. */
  readonly deviceToken: string | null;
  readonly respond: Respond;
  readonly logError: (cause: unknown) => void;
}

export interface SignedInContext extends Context {
  readonly viewer: SessionViewer;
}
