import analogies from './analogies.json' with { type: 'json' };
import opposites from './opposites.json' with { type: 'json' };
import { type WordTopic, capital } from './word-task.ts';

/** Pairs of one relation, and how the relation is said. */
interface Relation {
  readonly said: string;
  readonly pairs: readonly (readonly [string, string])[];
}
const pairOf = (words: readonly string[]): readonly (readonly [string, string])[] => {
  const [one, other] = words;
  return one === undefined || other === undefined ? [] : [[one, other]];
};
const RELATIONS: readonly Relation[] = [
  ...analogies.map(({ said, pairs }) => ({ said, pairs: pairs.flatMap((pair) => pairOf(pair.split(' '))) })),
  {
    said: '{one} and {other} are opposites',
    pairs: opposites.flatMap((pair) => [...pairOf(pair), ...pairOf(pair.toReversed())]),
  },
];

const ANALOGY =
  /^(?:an? )?([a-z]{2,12}) is to (?:an? )?([a-z]{2,12}),? (?:as|like) (?:an? )?([a-z]{2,12}) is to(?: what)?$/;
/** 'kitten is to cat as puppy is to what'; either way round. Null when nobody wrote down how the first two belong together. */
export const analogyOf: WordTopic = (text) => {
  const [, one = '', other = '', third = ''] = ANALOGY.exec(text) ?? [];
  for (const { said, pairs } of RELATIONS)
    for (const turned of [false, true]) {
      const of = (pair: readonly [string, string]) => (turned ? ([pair[1], pair[0]] as const) : pair);
      if (!pairs.some((pair) => of(pair)[0] === one && of(pair)[1] === other)) continue;
      const found = pairs.map(of).find(([first]) => first === third)?.[1];
      if (found === undefined) continue;
      const named = said.replace('{one}', turned ? other : one).replace('{other}', turned ? one : other);
      const relation = named.replace(/\ba (?=[aeiou](?!ni))/g, 'an ');
      return {
        sentences: [
          `${capital(third)} is to ${found}.`,
          `${capital(relation)}, so the others belong together that way, too.`,
        ],
        closing: 'Make one of your own.',
        skill: 'english-shades',
      };
    }
  return null;
};
