const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES: readonly (readonly [string, number])[] = [
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1e6],
  ['billion', 1e9],
];
const PARTS: readonly (readonly [string, number])[] = [
  ['half', 1 / 2],
  ['halves', 1 / 2],
  ['third', 1 / 3],
  ['thirds', 1 / 3],
  ['quarter', 1 / 4],
  ['quarters', 1 / 4],
  ['fourth', 1 / 4],
  ['fourths', 1 / 4],
  ['fifth', 1 / 5],
  ['fifths', 1 / 5],
  ['sixth', 1 / 6],
  ['sixths', 1 / 6],
  ['seventh', 1 / 7],
  ['sevenths', 1 / 7],
  ['eighth', 1 / 8],
  ['eighths', 1 / 8],
  ['ninth', 1 / 9],
  ['ninths', 1 / 9],
  ['tenth', 1 / 10],
  ['tenths', 1 / 10],
  ['twelfth', 1 / 12],
  ['twelfths', 1 / 12],
  ['hundredth', 1 / 100],
  ['hundredths', 1 / 100],
];
/** Number words of other languages that are no English words. Zero to twenty; the value is the place in the line. */
const FOREIGN = [
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez _ doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte',
  '_ _ deux trois quatre cinq _ sept huit neuf dix onze douze treize quatorze quinze seize _ _ _ vingt',
  'null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  '_ _ due _ quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
  '_ um dois _ quatro cinco _ sete oito _ dez _ _ treze _ _ dezesseis dezessete dezoito dezenove vinte',
  '_ en _ tre fire fem seks syv atte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten tjue',
  '_ unus duo _ quattuor quinque _ septem octo novem decem',
  '_ ichi ni san shi go roku nana hachi kyu ju',
  '_ yi er san si wu liu qi ba jiu shi',
];
const ENGLISH_TOO = new Set(
  '_ null seize en fire fem ti ni um acht go san shi ju er si qi ba yi duo'.split(' '),
);

export const SMALL: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, place): [string, number] => [word, 20 + 10 * place]),
  ['dozen', 12],
  ...'_ _ twos threes fours fives sixes sevens eights nines'
    .split(' ')
    .map((word, value): [string, number] => [word, value])
    .filter(([word]) => word !== '_'),
]);
export const LARGE: ReadonlyMap<string, number> = new Map(SCALES);
export const SHARES: ReadonlyMap<string, number> = new Map(PARTS);
export const FOREIGN_NUMBERS: ReadonlyMap<string, number> = new Map(
  FOREIGN.flatMap((line) => line.split(' ').map((word, value): [string, number] => [word, value])).filter(
    ([word]) => !ENGLISH_TOO.has(word),
  ),
);
