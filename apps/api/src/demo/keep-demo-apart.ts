import type { RootStore } from '@noodlenaut/db';

/** The demo family is in a database with real people, and its password was on a screen. */
export class UnsafeDemoError extends Error {
  override readonly name = 'UnsafeDemoError';
}

export interface DemoFacts {
  /** Other machines reach the site. */
  readonly isOutside: boolean;
  /** The operator said DEMO=1, or gave a password for the family. */
  readonly isWanted: boolean;
}

/**
 * Disables the demo family where others reach the site, unless the operator wants it there. Never allows it beside real accounts.
 * @returns what was done, as a sentence for the operator; null when nothing was
 * @throws UnsafeDemoError
 */
export async function keepDemoApart(
  store: RootStore,
  { isOutside, isWanted }: DemoFacts,
): Promise<string | null> {
  if (isOutside && isWanted && (await store.demo.hasRealAccounts()))
    throw new UnsafeDemoError(
      'The demo family must not stand beside real accounts on a site that others can reach. Start without DEMO and DEMO_PASSWORD.',
    );
  const isAwake = !isOutside || isWanted;
  const changed = await store.transaction((inside) => inside.demo.setAwake(isAwake));
  if (changed === 0) return null;
  return isAwake
    ? 'The demo family is awake again'
    : 'The demo family sleeps, since others can reach this site. npm run staff -- remove-demo removes it';
}
