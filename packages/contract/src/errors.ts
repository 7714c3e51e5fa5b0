import type { PlanId, PlanLimitOf } from '@noodlenaut/domain';

/** Every error a caller can see: status and a sentence a person can read. */
export const ERRORS = {
  invalid_input: { status: 400, message: 'Please check what you entered.' },
  malformed_body: { status: 400, message: 'The request could not be read.' },
  weak_password: { status: 400, message: 'This password is too easy to guess. Please choose another one.' },
  reset_invalid: {
    status: 400,
    message: 'This link has expired or was already used. Please ask for a new one.',
  },
  unauthenticated: { status: 401, message: 'Please sign in' },
  wrong_credentials: { status: 401, message: 'Invalid username or password' },
  second_factor_required: { status: 401, message: 'Please type the code from your app' },
  wrong_second_factor: {
    status: 401,
    message: 'This code does not fit. Wait for the next one and try again.',
  },
  forbidden_role: { status: 403, message: "Your account can't do this" },
  unverified: { status: 403, message: 'Your account is being checked' },
  setup_required: { status: 403, message: 'Please finish setting up your profile first' },
  second_factor_needed: { status: 403, message: 'Please set up two-step sign-in first' },
  helper_closed: { status: 403, message: 'The helper is asleep now. Please come back in the daytime.' },
  consent_required: { status: 403, message: 'A grown-up needs to say yes first' },
  plan_limit: { status: 403, message: 'Your plan does not include this' },
  reauth_required: { status: 403, message: 'Please enter your password again' },
  bad_origin: { status: 403, message: 'Blocked' },
  not_found: { status: 404, message: 'Not found' },
  method_not_allowed: { status: 405, message: 'This address does not answer that kind of request' },
  signed_in: { status: 409, message: 'You are signed in already' },
  taken: { status: 409, message: "That username or email can't be used." },
  role_locked: { status: 409, message: 'Your role is already set. Please ask for help to change it.' },
  room_full: { status: 409, message: 'This room is full' },
  wrong_state: { status: 409, message: 'This is not possible right now' },
  slot_taken: { status: 409, message: 'This time is already taken' },
  price_changed: { status: 409, message: 'The price has changed. Please look at it again.' },
  payment_failed: { status: 409, message: 'The payment did not work. Please look at how you pay.' },
  link_missing: { status: 409, message: 'There is no Google account waiting to be linked' },
  helper_pending: { status: 409, message: 'I am still thinking about your last question.' },
  too_large: { status: 413, message: 'This is too big' },
  wrong_media_type: { status: 415, message: 'Please send JSON' },
  too_many_requests: { status: 429, message: 'That was a lot! Please wait a little and try again.' },
  helper_quota: { status: 429, message: 'You asked a lot today! Ask a grown-up, or come back tomorrow.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  helper_unavailable: {
    status: 503,
    message: 'The helper is not here yet. Please ask a grown-up or try a hint.',
  },
  billing_unavailable: {
    status: 503,
    message: 'We cannot reach the payment service right now. Nothing was changed. Please try again later.',
  },
  busy: { status: 503, message: 'We are very busy. Please try again in a moment.' },
  unavailable: {
    status: 503,
    message: 'We cannot reach our records right now. Please try again in a moment.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

export interface ErrorBody {
  readonly message: string;
  readonly code: ErrorCode;
  readonly requestId?: string;
  readonly issues?: readonly { readonly path: string; readonly message: string }[];
  /** The consent that is missing, with consent_required. */
  readonly scope?: string;
  /** With reauth_required: this account has no password here, Google asks for its own. */
  readonly by?: 'google';
  /** What the plan limits, how much of it there is and is used, when the count begins anew, and which plan lifts it; with plan_limit. */
  readonly what?: PlanLimitOf;
  readonly limit?: number | null;
  readonly used?: number | null;
  readonly resetsAt?: string | null;
  readonly liftedBy?: PlanId | null;
  /** The price the server computed, with price_changed. */
  readonly totalCost?: number;
  /** How long to wait, with too_many_requests; the header Retry-After says the same. */
  readonly retryAfterS?: number;
}
