import { CALLS, learnerQuery } from '@noodlenaut/contract';
import {
  type AccessRefusal,
  callerOf,
  consentAllows,
  consentNeeded,
  decideAccess,
  type ProcedureId,
} from '@noodlenaut/domain';
import { initTRPC } from '@trpc/server';
import type { OpenApiMeta } from 'trpc-to-openapi';
import type { Context } from './context.ts';
import { AppError } from './errors/app-error.ts';
import { askAgain } from './errors/ask-again.ts';
import { errorBody } from './errors/error-body.ts';
import { answerLater } from './http/answer-later.ts';
import { translateError } from './errors/translate-error.ts';

export interface ProcedureMeta extends OpenApiMeta {
  readonly id: ProcedureId;
}

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    errorFormatter: ({ shape, error, ctx }) => {
      const known = translateError(error);
      const body = errorBody(known, ctx?.requestId ?? '');
      const data = { ...body, code: known.code, appCode: body.code, httpStatus: shape.data.httpStatus };
      return { ...shape, message: body.message, data };
    },
  });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** REST as the client knows it (SPEC 7): the method and path of a procedure. */
function endpoint(id: ProcedureId): NonNullable<OpenApiMeta['openapi']> {
  const [method, path] = CALLS[id].split(' ');
  if (!path?.startsWith('/api/')) throw new Error(`${id} has no path`);
  const restPath: `/${string}` = `/${path.slice('/api/'.length)}`;
  const tag = id.split('.')[0] ?? id;
  switch (method) {
    case 'GET':
    case 'POST':
    case 'PATCH':
    case 'DELETE':
      return { method, path: restPath, tags: [tag], summary: id };
    default:
      throw new Error(`${id} has no method`);
  }
}

/** Keeps the caller in the order of SAFETY 3.1: session, role, then the input is parsed, then consent. */
const guarded = (id: ProcedureId) =>
  t.procedure.meta({ id, openapi: endpoint(id) }).use(async ({ ctx, next }) => {
    const refusal = decideAccess(id, ctx.viewer);
    if (refusal !== null) {
      if (refusal !== 'unauthenticated' && refusal !== 'signed_in') await noteDenial(ctx, id);
      throw refused(refusal, ctx.viewer);
    }
    const answer = answerLater(ctx.respond);
    const result = await next({ ctx: { ...ctx, respond: answer.respond } });
    if (!result.ok) throw translateError(result.error);
    answer.now();
    return result;
  });

/** Who has no password here is told that Google asks. */
const refused = (refusal: AccessRefusal, viewer: Context['viewer']): AppError =>
  refusal === 'reauth_required' && viewer !== null ? askAgain(viewer) : new AppError(refusal);

async function noteDenial(ctx: Context, id: ProcedureId): Promise<void> {
  const entry = {
    actorId: ctx.viewer?.id ?? null,
    action: id,
    result: 'denied' as const,
    requestId: ctx.requestId,
  };
  await ctx.store.audit.write({ ...entry, addressPrefix: addressPrefix(ctx.address) });
}

/** The first three parts of an IPv4 address, the first three groups of an IPv6 one (SAFETY 2.19). */
export const addressPrefix = (address: string): string =>
  address.includes(':')
    ? `${address.split(':').slice(0, 3).join(':')}::`
    : `${address.split('.').slice(0, 3).join('.')}.0`;

/** A procedure anybody may reach whom the access table lets through; the viewer may be null. */
export const openProcedure = (id: ProcedureId) => guarded(id);

/** A subscription for signed-in callers: who may make this call may also hear of changes to what it reads. */
export const liveProcedure = (id: ProcedureId) =>
  t.procedure.use(async ({ ctx, next }) => {
    const { viewer } = ctx;
    const refusal = decideAccess(id, viewer);
    if (viewer === null || refusal !== null) throw new AppError(refusal ?? 'unauthenticated');
    return next({ ctx: { ...ctx, viewer } });
  });

/** A procedure for signed-in callers that the access table lets through. */
export const procedure = (id: ProcedureId) =>
  guarded(id).use(async ({ ctx, next, getRawInput }) => {
    const { viewer } = ctx;
    if (viewer === null) throw new AppError('unauthenticated');
    const scope = consentNeeded(id);
    // A consent is given for a child; a teacher who hosts needs none.
    if (scope !== null && callerOf(viewer) === 'student') {
      if (!consentAllows(ctx.env.CONSENT_MODE, scope, await ctx.store.consents.words(viewer.id)))
        throw new AppError('consent_required', { scope });
    }
    const result = await next({ ctx: { ...ctx, viewer } });
    if (result.ok && looksAtChild(id) && (viewer.role === 'teacher' || viewer.role === 'parent')) {
      ctx.views.note(
        viewer.id,
        learnerQuery.safeParse(await getRawInput()).data?.studentId ?? null,
        ctx.now(),
      );
    }
    return result;
  });

/**
 * Calls that show a grown-up how one child learns: each is noted for "who looked at my child" (SAFETY 2.16). Those that show a
 * class note its pupils themselves: only their answers know who was seen.
 */
const looksAtChild = (id: ProcedureId): boolean => /^(teacher|progress|achievements)\./.test(id);
