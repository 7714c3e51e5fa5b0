import measures from './measures.json' with { type: 'json' };
import { type WordTopic, capital } from './word-task.ts';

/**
 * What is bigger, faster, higher or longer: rough sizes of well-known things (kg, km/h, thousand km across, million square km, m, km),
 * only to be compared with each other.
 */
const LISTS = measures.map(({ things, ...list }) => ({
  ...list,
  sizes: new Map(
    things.split(', ').map((thing) => {
      const at = thing.lastIndexOf(' ');
      return [thing.slice(0, at), Number(thing.slice(at + 1))] as const;
    }),
  ),
}));
const WORDS = LISTS.flatMap(({ more, less }) => [...more, ...less]);
const HOW = [...new Set(WORDS)].join('|');
const THING = '(?:an? |the |my )?([a-z0-9 ]{2,20})';
const CHOICE = new RegExp(
  `^(?:so |and )*(?:what|which|who)(?: is|'s|s|one is)? (?:the )?(${HOW})(?: one)?:?,? ${THING} or ${THING}$`,
);
const TURNED = new RegExp(`^(?:is |are )?${THING} or ${THING}(?: is| are)? (${HOW})$`);
const IS_IT = new RegExp(`^(?:is|are) ${THING} (${HOW}) (?:than|then) ${THING}$`);
/** Closer than this nobody should say which. */
const NEARLY = 1.15;
const NO_ARTICLE =
  /^(?:mount|k2|everest|denali|kilimanjaro|fuji|mars|venus|mercury|jupiter|saturn|neptune|uranus|pluto)/;

/** A thing with its article where it has one: countries and mountains have none. */
function named(thing: string, subject: string): string {
  if (
    /^(?:sun|moon|light|sound|nile|amazon|mississippi|yangtze|danube|rhine|thames|missouri|colorado|ganges|usa|pacific|atlantic|united|arctic|southern|indian|eiffel|statue)/.test(
      thing,
    )
  )
    return /^(?:light|sound)/.test(thing) ? thing : `the ${upper(thing)}`;
  if (thing === 'earth') return 'Earth';
  if (
    NO_ARTICLE.test(thing) ||
    (subject === 'geography' && !/^(?:giraffe|elephant|horse|dog|cat|mouse|house|tree|tower)$/.test(thing))
  )
    return upper(thing);
  return `${/^[aeiou]/.test(thing) ? 'an' : 'a'} ${thing}`;
}
const upper = (thing: string): string =>
  thing === 'usa'
    ? 'USA'
    : thing
        .split(' ')
        .map((word) => (/^(?:of)$/.test(word) ? word : capital(word)))
        .join(' ');

/** A thing of a list, also when many were named; '' when it is not in the list. */
const single = (thing: string, sizes: ReadonlyMap<string, number>): string =>
  [thing, thing.replace(/s$/, '')].find((form) => sizes.has(form)) ?? '';

/** 'what is bigger a mouse or a horse', 'is russia bigger than canada'. */
export const measured: WordTopic = (text) => {
  const [, chosen = '', one = '', other = ''] = CHOICE.exec(text) ?? [];
  const [, first = '', second = '', how = ''] = TURNED.exec(text) ?? [];
  const [, left = '', than = '', right = ''] = IS_IT.exec(text) ?? [];
  const word = chosen || how || than;
  const asked = [one || first || left, other || second || right];
  const list = LISTS.find(
    ({ more, less, sizes }) =>
      (more.includes(word) || less.includes(word)) && asked.every((thing) => single(thing, sizes) !== ''),
  );
  const [a = '', b = ''] = asked.map((thing) => (list ? single(thing, list.sizes) : ''));
  const [sizeA, sizeB] = [list?.sizes.get(a) ?? 0, list?.sizes.get(b) ?? 0];
  if (!list || a === b || Math.max(sizeA, sizeB) < NEARLY * Math.min(sizeA, sizeB)) return null;
  const isMore = list.more.includes(word);
  const isFirst = isMore === sizeA > sizeB;
  const [winner, loser] = (isFirst ? [a, b] : [b, a]).map((thing) => named(thing, list.subject));
  const said = `${winner} is ${word} than ${loser}.`;
  const answer = than === '' ? capital(said) : isFirst ? `Yes, ${said}` : `No, ${said}`;
  return {
    sentences: [answer],
    closing: isMore ? `What is even ${word}?` : `Can you name something even ${word}?`,
    subject: list.subject === 'geography' ? 'geography' : 'science',
    skill: list.skill,
  };
};
