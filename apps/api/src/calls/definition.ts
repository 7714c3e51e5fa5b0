import type {
  ANYONE,
  GROWN_UPS_AND_VISITORS,
  LIMITERS,
  LimiterName,
  Policy,
  SIGNED_OUT,
  SignedInCaller,
} from '@noodlenaut/domain';
import type { z } from 'zod';

/** Method and path of a call on REST, its parameters in braces. */
export type Route = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /api/${string}`;

/** Limiters that count every call. Those that count only failures are used where the failure is known. */
export type CountingLimiter = {
  [Name in LimiterName]: (typeof LIMITERS)[Name]['per'] extends 'account' | 'address' ? Name : never;
}[LimiterName];

/**
 * The whole definition of a call: access, REST, OpenAPI, limits, the notes of who looked at a child and the browser's types all
 * come from here. Without `who` and `whose` it does not compile.
 */
export interface Definition extends Policy {
  readonly rest: Route;
  /** Counted at each call whose input is well formed. */
  readonly limit?: CountingLimiter;
  /** Shows a grown-up how one child learns, the `studentId` of the input: noted for "who looked at my child". */
  readonly showsLearner?: true;
}

export interface OpenDefinition extends Definition {
  readonly who: typeof ANYONE | typeof SIGNED_OUT | typeof GROWN_UPS_AND_VISITORS;
}
export interface SignedInDefinition extends Definition {
  readonly who: readonly SignedInCaller[];
}

export interface Answering<Output extends z.ZodType> {
  readonly output: Output;
}
export interface Taking<Input extends z.ZodType> {
  readonly input: Input;
}
