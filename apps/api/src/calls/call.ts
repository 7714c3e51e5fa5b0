import type { z } from 'zod';
import { decideAccess } from '@noodlenaut/domain';
import { AppError } from '../errors/app-error.ts';
import type { Answering, OpenDefinition, SignedInDefinition, Taking } from './definition.ts';
import { admitted, counted, signedIn } from './guards.ts';
import { bareProcedure, definitionIn } from './trpc.ts';

const openPlain = <Output extends z.ZodType>(call: OpenDefinition & Answering<Output>) =>
  admitted(call).use(counted(call)).output(call.output);
const openTaking = <Input extends z.ZodType, Output extends z.ZodType>(
  call: OpenDefinition & Taking<Input> & Answering<Output>,
) => admitted(call).input(call.input).use(counted(call)).output(call.output);

const plain = <Output extends z.ZodType>(call: SignedInDefinition & Answering<Output>) =>
  signedIn(call).use(counted(call)).output(call.output);
const taking = <Input extends z.ZodType, Output extends z.ZodType>(
  call: SignedInDefinition & Taking<Input> & Answering<Output>,
) => signedIn(call).input(call.input).use(counted(call)).output(call.output);

/** A call that somebody may make who is not signed in; its viewer may be null. */
export function openCall<Input extends z.ZodType, Output extends z.ZodType>(
  call: OpenDefinition & Taking<Input> & Answering<Output>,
): ReturnType<typeof openTaking<Input, Output>>;
export function openCall<Output extends z.ZodType>(
  call: OpenDefinition & Answering<Output>,
): ReturnType<typeof openPlain<Output>>;
export function openCall(call: OpenDefinition & Answering<z.ZodType> & Partial<Taking<z.ZodType>>) {
  const { input } = call;
  return input === undefined ? openPlain(call) : openTaking({ ...call, input });
}

/** A call of signed-in people. */
export function call<Input extends z.ZodType, Output extends z.ZodType>(
  call: SignedInDefinition & Taking<Input> & Answering<Output>,
): ReturnType<typeof taking<Input, Output>>;
export function call<Output extends z.ZodType>(
  call: SignedInDefinition & Answering<Output>,
): ReturnType<typeof plain<Output>>;
export function call(definition: SignedInDefinition & Answering<z.ZodType> & Partial<Taking<z.ZodType>>) {
  const { input } = definition;
  return input === undefined ? plain(definition) : taking({ ...definition, input });
}

/** A subscription for those who may make a call: they are also told of changes to what it reads. */
export const liveCall = (read: Parameters<typeof definitionIn>[0]) =>
  bareProcedure.use(async ({ ctx, next }) => {
    const { viewer } = ctx;
    const refusal = decideAccess(definitionIn(read), viewer);
    if (viewer === null || refusal !== null) throw new AppError(refusal ?? 'unauthenticated');
    return next({ ctx: { ...ctx, viewer } });
  });
