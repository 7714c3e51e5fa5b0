let address: string | undefined;

/** Where a scanned code led somebody who has to sign in first. In memory only, so that it is gone when the page is closed. */
export const keepReturnAddress = (href: string): void => {
  address = href;
};

/** Returns that address once; undefined when nothing was scanned. */
export function takeReturnAddress(): string | undefined {
  const kept = address;
  address = undefined;
  return kept;
}
