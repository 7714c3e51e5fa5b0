import { IDENTITY_TRANSFORMER } from '@noodlenaut/contract';
import { initTRPC } from '@trpc/server';
import type { OpenApiMeta } from 'trpc-to-openapi';
import type { Context } from '../context.ts';
import type { Definition } from './definition.ts';
import { errorBody } from '../errors/error-body.ts';
import { translateError } from '../errors/translate-error.ts';

export interface CallMeta extends OpenApiMeta {
  readonly call: Definition;
}

const t = initTRPC
  .context<Context>()
  .meta<CallMeta>()
  .create({
    transformer: IDENTITY_TRANSFORMER,
    errorFormatter: ({ shape, error, path, ctx }) => {
      const known = translateError(error);
      if (known.appCode === 'internal') ctx?.logError(path ?? 'unknown', known.cause ?? error);
      const body = errorBody(known, ctx?.requestId ?? '');
      const data = { ...body, code: known.code, appCode: body.code, httpStatus: shape.data.httpStatus };
      return { ...shape, message: body.message, data };
    },
  });

/** The definition of a procedure. */
export function definitionIn({ _def: { meta } }: { readonly _def: { readonly meta?: unknown } }): Definition {
  const isMeta = (found: unknown): found is CallMeta =>
    typeof found === 'object' && found !== null && 'call' in found;
  if (!isMeta(meta)) throw new Error('a procedure without a definition');
  return meta.call;
}

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;
/** Checks nothing: only guards.ts builds on it. */
export const bareProcedure = t.procedure;
export const middleware = t.middleware;
