import type { IllustrationKind, IllustrationOf } from '@noodlenaut/domain';

/** One sentence for who cannot see it: what a picture shows once the answer was given. */
export type Says<Kinds extends IllustrationKind> = {
  readonly [Kind in Kinds]: (picture: IllustrationOf<Kind>) => string;
};

/** `2 parts`, `1 part`. */
export const many = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** `a, b and c`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** The steps of something that has an order. */
export const inOrder = (words: readonly string[]): string => `In order: ${words.join(', then ')}.`;
