import type { CallMessageName, CallMessages } from '@noodlenaut/contract';

/** One message of the call room. */
export type CallArrival = {
  readonly [Name in CallMessageName]: { readonly name: Name; readonly body: CallMessages[Name] };
}[CallMessageName];
