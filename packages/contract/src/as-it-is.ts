/**
 * How tRPC turns values into JSON and back: not at all, because every schema of ours is JSON already. Said on both sides, so that
 * the browser's types are the schemas' own.
 */
export const AS_IT_IS = {
  serialize: (value: unknown): unknown => value,
  // tRPC asks for `any` here: what comes is what the router's types say.
  deserialize: (value: unknown): unknown => value,
} as const;
