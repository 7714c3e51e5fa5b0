import type { LessonFile } from '@noodlenaut/domain';
import type { Finding } from './finding.ts';
import { lessonTexts } from './lesson-texts.ts';

/** Countries, cities, rivers and mountains that lessons often name, by continent. */
const PLACES = {
  Africa: `Africa Algeria Addis Ababa Cairo Congo Egypt Ethiopia Ghana Kenya Lagos Madagascar Mali Morocco Nairobi Namib Nigeria Nile Rwanda Sahara Senegal Timbuktu Tanzania Uganda Kilimanjaro Zimbabwe`,
  Asia: `Asia Bangladesh Beijing China Delhi Dubai Everest Himalaya India Indonesia Iran Iraq Japan Jordan Kathmandu Korea Mongolia Nepal Pakistan Philippines Singapore Thailand Tokyo Vietnam Yangtze Ulaanbaatar`,
  Europe: `Europe Alps England Finland France Germany Greece Iceland Ireland Italy London Netherlands Norway Oslo Paris Poland Portugal Rome Russia Spain Sweden Switzerland Danube`,
  'North America': `Alaska Arizona Boston Canada Chicago Cuba Florida Guatemala Haiti Jamaica Maine Mexico Mississippi Ottawa Panama Texas Vermont Washington`,
  'South America': `Amazon Andes Argentina Atacama Bolivia Brazil Chile Colombia Ecuador Lima Peru Quito Uruguay Venezuela`,
  Oceania: `Aotearoa Australia Canberra Fiji Hawaii Micronesia Papua Polynesia Samoa Sydney Tonga Uluru`,
} as const;
/** Words for the women and the men of a family. */
const FAMILY = {
  women: `aunt aunts auntie grandma grandmother mom moms mother mothers sister sisters`,
  men: `brother brothers dad dads father fathers grandfather grandpa uncle uncles`,
} as const;

const LEAST_OF_A_CONTINENT = 0.05;
const MOST_OF_A_CONTINENT = 0.4;
const LEAST_OF_A_SIDE = 0.35;
/** The fewest mentions from which shares are checked. */
const SHARE_FROM = 100;

const counter = (words: string, flags: string): RegExp =>
  new RegExp(`\\b(?:${words.split(' ').join('|')})\\b`, flags);

function shares(
  texts: readonly string[],
  groups: Readonly<Record<string, string>>,
  flags: string,
): readonly (readonly [string, number])[] {
  const counts = Object.entries(groups).map(([name, words]) => {
    const pattern = counter(words, flags);
    return [name, texts.filter((text) => pattern.test(text)).length] as const;
  });
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  return total < SHARE_FROM ? [] : counts.map(([name, count]) => [name, count / total] as const);
}

/** How the mentions of places spread over the continents, as shares; empty when there are too few to say. */
export const placeShares = (texts: readonly string[]) => shares(texts, PLACES, 'u');
/** How the mentions of family spread over women and men. */
export const familyShares = (texts: readonly string[]) => shares(texts, FAMILY, 'iu');

/** Every continent must appear and none too often; mothers and fathers, aunts and uncles must appear about equally often. */
export function checkPlaces(lessons: readonly LessonFile[]): Finding[] {
  const texts = lessons.flatMap((lesson) => lessonTexts(lesson).map(({ text }) => text));
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const corpus = (message: string): Finding => ({ key: '*', where: 'corpus', message });
  return [
    ...placeShares(texts)
      .filter(([, share]) => share < LEAST_OF_A_CONTINENT || share > MOST_OF_A_CONTINENT)
      .map(([name, share]) => corpus(`has ${percent(share)} of its places in ${name}`)),
    ...familyShares(texts)
      .filter(([, share]) => share < LEAST_OF_A_SIDE)
      .map(([name, share]) => corpus(`has only ${percent(share)} ${name} among its families`)),
  ];
}
