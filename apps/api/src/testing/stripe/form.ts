/** A form as Stripe's clients send it: `items[0][price]=x` is { items: { '0': { price: 'x' } } }. */
export interface Form {
  readonly [name: string]: string | Form | undefined;
}
interface OpenForm {
  [name: string]: string | OpenForm | undefined;
}

/** Reads a body or a query. */
export function readForm(text: string): Form {
  const whole: OpenForm = {};
  for (const [path, value] of new URLSearchParams(text)) {
    const names = path.split(/\[|\]\[|\]/).filter((name) => name !== '');
    const last = names.pop() ?? '';
    let at = whole;
    for (const name of names) {
      const inner = at[name];
      const next: OpenForm = typeof inner === 'object' ? inner : {};
      at[name] = next;
      at = next;
    }
    at[last] = value;
  }
  return whole;
}

/** The text at a path, undefined when there is none. */
export function textAt(form: Form, ...path: readonly string[]): string | undefined {
  let at: string | Form | undefined = form;
  for (const name of path) at = typeof at === 'object' ? at[name] : undefined;
  return typeof at === 'string' ? at : undefined;
}
export function formAt(form: Form, ...path: readonly string[]): Form {
  let at: string | Form | undefined = form;
  for (const name of path) at = typeof at === 'object' ? at[name] : undefined;
  return typeof at === 'object' ? at : {};
}
