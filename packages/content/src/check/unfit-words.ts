import type { SubjectId } from '@noodlenaut/domain';

/** Words that no lesson for children needs. */
const NEVER = `alcohol, ass, bastard, beer, bitch, booze, brandy, cigarette, cocaine, corpse, crap, cocktail, damn, dumb, dumber, fart,
  gamble, gambling, gin, hell, heroin, idiot, kiss, liquor, lottery, moron, murder, naked, nude, poop, porn, rape, retarded, rifle, rum,
  screw you, sexy, shit, slut, stupid, suicide, tobacco, vodka, whiskey, wine`;
/** Words that are allowed only in history and geography. */
const CALMLY = `bomb, bombs, enslaved, gun, guns, kill, killed, kills, slave, slavery, slaves, war, wars, weapon, weapons`;
const CALM_SUBJECTS: ReadonlySet<SubjectId> = new Set(['history', 'geography']);
const BRANDS = `adidas, alexa, amazon prime, android, apple inc, arduino, barbie, bing, chatgpt, chromebook, coca-cola, coke, crayola, disney, duplo,
  facebook, ferrari, fortnite, frisbee, google, hula hoop, instagram, ipad, iphone, jeep, kleenex, lego, legos, mcdonald's, micro:bit,
  microsoft, minecraft, minion, nerf, netflix, nike, nintendo, oreo, pepsi, pixar, play-doh, playstation, pokemon, post-it, roblox, roomba,
  scrabble, scratchjr, siri, skype, snapchat, sony, spotify, tesla car, tetris, tiktok, toyota, twitter, uber, velcro, whatsapp, wikipedia,
  windows 11, xbox, youtube, zoom call`;

const list = (text: string): readonly string[] => text.split(',').map((word) => word.trim().toLowerCase());
const pattern = (words: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}'-])(?:${words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})(?![\\p{L}-])`,
    'giu',
  );
const UNFIT = pattern([...list(NEVER), ...list(BRANDS)]);
const CALM = pattern(list(CALMLY));

/** Words in a text that are unfit for children, and names of brands. */
export function unfitWords(text: string, subject: SubjectId): string[] {
  const found = [...text.matchAll(UNFIT), ...(CALM_SUBJECTS.has(subject) ? [] : text.matchAll(CALM))];
  return found.map(([word]) => word);
}
