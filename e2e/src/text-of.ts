/** A text field of a reply. @throws Error when the reply has none of that name */
export function textOf(reply: unknown, field: string): string {
  const found: unknown = typeof reply === 'object' && reply !== null ? Reflect.get(reply, field) : undefined;
  if (typeof found !== 'string') throw new Error(`The reply has no ${field}`);
  return found;
}
