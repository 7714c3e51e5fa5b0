/**
 * How tRPC turns values into JSON and back: not at all, because every schema of ours is JSON already. Said on both sides, so that
 * the browser's types are the schemas' own.
 */
export const IDENTITY_TRANSFORMER = {
  serialize: (value: unknown): unknown => value,
  deserialize: (value: unknown): unknown => value,
} as const;
