import type { ProcedureId } from '@noodlenaut/domain';
import { FIRST_CALLS } from './first-calls.ts';
import { GROWN_UP_CALLS } from './grown-up-calls.ts';
import { LATER_CALLS } from './later-calls.ts';
import type { Route } from './route.ts';

/** Where each procedure stands on REST (SPEC 7 and the new calls of SAFETY 3.3). The web client and the api read this. */
export const CALLS = { ...FIRST_CALLS, ...LATER_CALLS, ...GROWN_UP_CALLS } as const satisfies Record<
  ProcedureId,
  Route
>;
