const FEW = 20;
const MOST = 500;

/** How many lines somebody wants to read. */
export const howMany = (text: string | undefined): number =>
  Math.max(1, Math.min(MOST, Number(text ?? FEW) || FEW));
