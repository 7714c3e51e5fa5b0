import { appRouter, type AppRouter } from '../router.ts';
import type { Definition, Route } from './definition.ts';
import { definitionIn } from './trpc.ts';

type Nouns = AppRouter['_def']['record'];
/** 'lessons.play' and every other call of the router. */
export type CallId = {
  [Noun in keyof Nouns]: `${Noun}.${keyof Nouns[Noun] & string}`;
}[keyof Nouns];

/** tRPC keeps its procedures by full name at run time; its types do not say so. */
const procedures: object = appRouter._def.procedures;
const isCallId = (id: string): id is CallId => Object.hasOwn(procedures, id);

export const CALL_IDS: readonly CallId[] = Object.keys(procedures).filter(isCallId);

const procedure = (
  id: CallId,
): { readonly _def: { readonly meta?: unknown; readonly inputs?: readonly unknown[] } } =>
  Reflect.get(procedures, id);

/** The definition of a call. */
export const definitionOf = (id: CallId): Definition => definitionIn(procedure(id));
export const restOf = (id: CallId): Route => definitionOf(id).rest;

/** The schema of the input, undefined where a call takes none. */
export const inputOf = (id: CallId): unknown => procedure(id)._def.inputs?.[0];
