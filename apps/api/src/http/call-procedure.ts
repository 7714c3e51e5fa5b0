import type { CallId } from '../calls/all-calls.ts';
import type { Context } from '../context.ts';
import { appRouter } from '../router.ts';
import { createCallerFactory } from '../calls/trpc.ts';

const createCaller = createCallerFactory(appRouter);

/** A procedure as a transport needs it: callable with any input, because its own schema checks it. */
type Call = (input: unknown) => Promise<unknown>;

const isCall = (value: unknown): value is Call => typeof value === 'function';

/** Calls a procedure by its full name, through all its guards. @throws what the procedure throws */
export function callProcedure(id: CallId, context: Context, input: unknown): Promise<unknown> {
  let found: unknown = createCaller(context);
  for (const part of id.split('.')) found = Reflect.get(Object(found), part);
  if (!isCall(found)) throw new Error(`no procedure ${id}`);
  return found(input);
}
