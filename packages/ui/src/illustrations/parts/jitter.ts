/** A number between 0 and 1 that looks like chance and is the same each time: a picture never changes while it is looked at. */
export const jitter = (seed: number): number => {
  const value = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return value - Math.floor(value);
};
