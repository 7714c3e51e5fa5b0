import { learnerQuery } from '@noodlenaut/contract';
import { type AccessRefusal, callerOf, consentAllows, decideAccess, LIMITERS } from '@noodlenaut/domain';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { reauthRequired } from '../errors/reauth-required.ts';
import { translateError } from '../errors/translate-error.ts';
import { addressPrefix } from '../http/address-prefix.ts';
import { deferResponse } from '../http/defer-response.ts';
import type { Definition } from './definition.ts';
import { restEndpoint } from './rest-endpoint.ts';
import { bareProcedure, middleware } from './trpc.ts';

/**
 * Lets in the callers that the definition names: checks session and role, then parses the input. Cookies of the answer are set
 * only when the call succeeds.
 */
export const admitted = (call: Definition) =>
  bareProcedure.meta({ call, openapi: restEndpoint(call.rest) }).use(async ({ ctx, path, next }) => {
    const refusal = decideAccess(call, ctx.viewer);
    if (refusal !== null) {
      if (refusal !== 'unauthenticated' && refusal !== 'signed_in') await noteRefusal(ctx, path);
      throw refused(refusal, ctx.viewer);
    }
    const answer = deferResponse(ctx.respond);
    const result = await next({ ctx: { ...ctx, respond: answer.respond } });
    if (!result.ok) throw translateError(result.error);
    answer.send();
    return result;
  });

/** The same for calls of signed-in people, with consent, and a note when a grown-up saw how a child learns. */
export const signedIn = (call: Definition) =>
  admitted(call).use(async ({ ctx, next, getRawInput }) => {
    const { viewer } = ctx;
    if (viewer === null) throw new AppError('unauthenticated');
    // A consent is about a child; a teacher who hosts needs none.
    if (call.consent !== undefined && callerOf(viewer) === 'student') {
      const words = await ctx.store.consents.words(viewer.id);
      if (!consentAllows(ctx.env.CONSENT_MODE, call.consent, words))
        throw new AppError('consent_required', { scope: call.consent });
    }
    const result = await next({ ctx: { ...ctx, viewer } });
    if (result.ok && call.showsLearner && (viewer.role === 'teacher' || viewer.role === 'parent')) {
      const learnerId = learnerQuery.safeParse(await getRawInput()).data?.studentId ?? null;
      ctx.views.note(viewer.id, learnerId, ctx.now());
    }
    return result;
  });

/** Uses the call's limiter, for the account or the address as the limiter says. */
export const counted = ({ limit }: Definition) =>
  middleware(async ({ ctx, next }) => {
    if (limit !== undefined) {
      const key = LIMITERS[limit].per === 'address' ? ctx.address : ctx.viewer?.id;
      if (key === undefined) throw new AppError('unauthenticated');
      await ctx.limits.consume(limit, key);
    }
    return next();
  });

/** People without a password here are told to use Google. */
const refused = (refusal: AccessRefusal, viewer: Context['viewer']): AppError =>
  refusal === 'reauth_required' && viewer !== null ? reauthRequired(viewer) : new AppError(refusal);

const noteRefusal = (ctx: Context, action: string) =>
  ctx.store.audit.write({
    actorId: ctx.viewer?.id ?? null,
    action,
    result: 'denied',
    requestId: ctx.requestId,
    addressPrefix: addressPrefix(ctx.address),
  });
