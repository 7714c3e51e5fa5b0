/** What children leave out or write in short. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  whats: 'what is',
  "what's": 'what is',
  wats: 'what is',
  wat: 'what',
  wut: 'what',
  whos: 'who is',
  "who's": 'who is',
  wheres: 'where is',
  "where's": 'where is',
  hows: 'how is',
  "how's": 'how is',
  im: 'i am',
  "i'm": 'i am',
  ive: 'i have',
  dont: "don't",
  cant: "can't",
  isnt: "isn't",
  didnt: "didn't",
  doesnt: "doesn't",
  u: 'you',
  ur: 'your',
  r: 'are',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  ty: 'thanks',
  bc: 'because',
  cuz: 'because',
  idk: "i don't know",
  anser: 'answer',
  awnser: 'answer',
  answr: 'answer',
  ansr: 'answer',
  anwser: 'answer',
  wich: 'which',
  dos: 'does',
  dose: 'does',
  becuse: 'because',
  becaus: 'because',
  hight: 'height',
  wy: 'why',
  hlp: 'help',
  shud: 'should',
  cud: 'could',
  wud: 'would',
  hav: 'have',
  nite: 'night',
  becos: 'because',
  bcos: 'because',
  skool: 'school',
  thier: 'their',
  freind: 'friend',
  wen: 'when',
  wher: 'where',
  wuz: 'was',
  owt: 'out',
  abowt: 'about',
  duz: 'does',
  plese: 'please',
  lern: 'learn',
  rite: 'write',
  wite: 'white',
  litle: 'little',
  peple: 'people',
  erth: 'earth',
  diffrent: 'different',
  difrent: 'different',
  diferent: 'different',
  diffrence: 'difference',
  difrence: 'difference',
  diference: 'difference',
  diferance: 'difference',
  differance: 'difference',
  meny: 'many',
  foto: 'photo',
  pixl: 'pixel',
  websight: 'website',
  befor: 'before',
  minits: 'minutes',
  minit: 'minute',
  somthing: 'something',
  frend: 'friend',
};

/**
 * A message in one plain form: small letters, one kind of quote and sign, short forms spelled out, no marks at its end.
 * @returns at most 300 characters are read
 */
export function plainText(message: string): string {
  const text = message
    .slice(0, 300)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[−–—]/g, '-')
    .replace(/[×✕✖]/g, '*')
    .replace(/÷/g, '/')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[?!.\s]+$/, '');
  return text
    .split(' ')
    .map((word) => SPELLED_OUT[word] ?? word)
    .join(' ');
}

/** The words of a plain text, without signs. Numbers are words too. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\d]+(?:['-][\p{L}\d]+)*/gu) ?? [];
