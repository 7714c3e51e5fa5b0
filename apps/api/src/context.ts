import type { RemoteProvider } from '@noodlenaut/ai';
import type { SessionTokens } from '@noodlenaut/domain';
import type { RootStore } from '@noodlenaut/db';
import type { BillingProvider } from './billing/billing-provider.ts';
import type { StripeNews } from './billing/stripe/stripe-news.ts';
import type { Helper } from './chat/helper.ts';
import type { ApiEnv } from './env.ts';
import type { ErrorNotes } from './errors/note-errors.ts';
import type { LearnerChanges } from './live/learner-changes.ts';
import type { Callers } from './limits/admit-callers.ts';
import type { Limits } from './limits/limits.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { ViewNotes } from './privacy/note-views.ts';
import type { SessionViewer } from './sessions/read-session.ts';
import type { SessionToucher } from './sessions/touch-sessions.ts';

/** What /healthz tells. */
export interface Health {
  /** The process ends soon: send nothing new. */
  isStopping: boolean;
}

/** What a process has once and every call may use. */
export interface Services {
  readonly env: ApiEnv;
  readonly store: RootStore;
  readonly limits: Limits;
  /** Who asks, counted for whom it is. */
  readonly callers: Callers;
  /** The remote model, null when only the local one answers (decision 0081). */
  readonly ai: RemoteProvider | null;
  readonly passwords: Passwords;
  readonly toucher: SessionToucher;
  /** Who looked at which child. */
  readonly views: ViewNotes;
  /** News for open dashboards, from every process. */
  readonly changes: LearnerChanges;
  /** Who takes the money, or shows how it would be taken. */
  readonly billing: BillingProvider;
  /** Works off what Stripe told without waiting for the job; null: no money is taken. */
  readonly stripe: StripeNews | null;
  /** What answers the children's questions. */
  readonly helper: Helper;
  /** Sends the mails that wait without waiting for the job. */
  readonly mailSoon: () => void;
  readonly health: Health;
  /** Keeps unexpected errors for staff. */
  readonly errors: ErrorNotes;
  readonly now: () => Date;
  /** Reports an error where nobody waits for an answer. */
  readonly report: (cause: unknown) => void;
}

/** What a call may change in the answer besides its reply. */
export interface Respond {
  /** Sets the session's HttpOnly cookie. */
  signIn(cookieToken: string): void;
  /** Clears the cookie and what the browser cached of this person. */
  signOut(): void;
  /** Sets the cookie by which a trusted device is known again. */
  trustDevice(token: string, forS: number): void;
  /** Sets the cookie by which a browser is known in which an account signed in before. */
  knowDevice(token: string): void;
  /** Sets the cookie by which a browser is known that a child signed in on. */
  knowBrowser(token: string): void;
  retryAfter(seconds: number): void;
}

/** The request that makes the call, and what may be done to its answer. */
export interface RequestFacts {
  readonly tokens: SessionTokens;
  readonly requestId: string;
  /** The address as it is counted: an IPv6 one as its /64. */
  readonly address: string;
  readonly respond: Respond;
}

/** What identifies the browser. */
export interface BrowserFacts {
  readonly device: string;
  /** A cookie that carries a waiting Google identity, null when there is none. */
  readonly linkToken: string | null;
  /** The cookie of a device that a family may trust, null when there is none. */
  readonly deviceToken: string | null;
  /** The cookie of a browser in which an account signed in before, null when there is none. */
  readonly knownDeviceToken: string | null;
  /** The cookie of a browser that a child signed in on before, null when there is none. */
  readonly browserToken: string | null;
}

export interface Context extends Services, RequestFacts, BrowserFacts {
  readonly viewer: SessionViewer | null;
  /** The subscriptions of the socket of this context, by name. */
  readonly followed: Set<string>;
  readonly logError: (call: string, cause: unknown) => void;
}

export interface SignedInContext extends Context {
  readonly viewer: SessionViewer;
}
