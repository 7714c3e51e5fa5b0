/** Joins what is there. Class names of a CSS module are possibly undefined for the compiler. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
