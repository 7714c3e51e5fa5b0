/** The one place that spells the product's name. Renaming the product changes this file. */
export const PRODUCT = {
  name: 'Noodlenaut',
  storagePrefix: 'noodlenaut',
  tagline: 'Learning adventures for Pre-K to 6th grade',
} as const;
