import { APICallError } from 'ai';
import { AnswerTooLongError } from './bounded-fetch.ts';

/** Why a remote model gave no usable answer. */
export type AskFailureReason =
  /** No whole answer in time. */
  | 'timeout'
  /** The caller stopped waiting. */
  | 'stopped'
  /** The provider did not want this request: a wrong key, an unknown model, its own content filter. */
  | 'refused'
  /** Too many requests, or no room now: 429, 503, 529. */
  | 'overloaded'
  /** The provider or the way to it is broken. */
  | 'failed'
  /** An answer that nobody can read, or an empty one. */
  | 'garbage'
  /** More bytes than an answer may have; the rest was not read. */
  | 'too-long'
  /** The day's cap is reached; the provider was not asked. */
  | 'cap'
  /** Too many failures just now; the provider was not asked. */
  | 'open-circuit';

/** No text of the prompt or the answer, and no key, is in it. */
export interface AskFailure {
  readonly ok: false;
  readonly reason: AskFailureReason;
  /** The kind of error with its HTTP status, for the log, for example 'AI_APICallError 500'. */
  readonly detail: string;
}

const OVERLOADED: ReadonlySet<number> = new Set([429, 503, 529]);
/** The provider worked on the request, or may have: it can ask to be paid. */
const MAY_COST: ReadonlySet<AskFailureReason> = new Set(['timeout', 'stopped', 'garbage', 'too-long']);
/** They say nothing about the provider's health. */
const HARMLESS: ReadonlySet<AskFailureReason> = new Set(['stopped', 'cap', 'open-circuit']);

export const mayCost = ({ reason }: AskFailure): boolean => MAY_COST.has(reason);
/** Whether the circuit breaker counts a failure. */
export const isProvidersFault = ({ reason }: AskFailure): boolean => !HARMLESS.has(reason);

/** The error and what caused it, outermost first; an error that causes itself ends the list. */
function chainOf(cause: unknown): readonly Error[] {
  const chain: Error[] = [];
  for (let one = cause; one instanceof Error && !chain.includes(one); one = one.cause) chain.push(one);
  return chain;
}

/**
 * What went wrong, without what was said: errors of the AI SDK carry the prompt and the answer, so only names and the status are kept.
 * @param cause what was thrown
 * @param limits which of the two signals has ended the request
 */
export function askFailureOf(
  cause: unknown,
  limits: { readonly isOverTime: boolean; readonly isStopped: boolean },
): AskFailure {
  const chain = chainOf(cause);
  const status = chain.find((one) => APICallError.isInstance(one))?.statusCode;
  const names = chain.map(({ name }) => name).join(' < ') || typeof cause;
  const detail = status === undefined ? names : `${names} ${status}`;
  const failure = (reason: AskFailureReason): AskFailure => ({ ok: false, reason, detail });
  if (limits.isStopped) return failure('stopped');
  if (limits.isOverTime) return failure('timeout');
  if (chain.some((one) => one instanceof AnswerTooLongError)) return failure('too-long');
  if (status === undefined || status < 300) return failure(isUnreadable(names) ? 'garbage' : 'failed');
  if (OVERLOADED.has(status)) return failure('overloaded');
  return failure(status < 500 ? 'refused' : 'failed');
}

/** Errors of the AI SDK about an answer that came and has the wrong form. */
const isUnreadable = (names: string): boolean =>
  /JSONParse|TypeValidation|InvalidResponse|EmptyResponse|NoContent|NoObject|NoOutput/.test(names);
