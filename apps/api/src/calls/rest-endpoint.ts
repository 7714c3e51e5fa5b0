import type { OpenApiMeta } from 'trpc-to-openapi';
import type { Route } from './definition.ts';

const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'] as const;

/** Method and path of `GET /api/lessons/{lessonId}`. */
export function splitRoute(rest: Route): {
  readonly method: (typeof METHODS)[number];
  readonly path: string;
} {
  const method = METHODS.find((one) => rest.startsWith(`${one} `));
  if (method === undefined) throw new Error(`${rest} has no method`);
  return { method, path: rest.slice(method.length + 1) };
}

/** The same for OpenAPI, whose document says once that all paths are under /api. */
export function restEndpoint(rest: Route): NonNullable<OpenApiMeta['openapi']> {
  const { method, path } = splitRoute(rest);
  return { method, path: `/${path.slice('/api/'.length)}` };
}
