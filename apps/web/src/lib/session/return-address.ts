let address: string | undefined;

/** Where a scanned code led somebody who has to sign in first. In memory, so that it goes with the page. */
export const keepReturnAddress = (href: string): void => {
  address = href;
};

/** That address, once; undefined when nobody scanned anything. */
export function takeReturnAddress(): string | undefined {
  const kept = address;
  address = undefined;
  return kept;
}
