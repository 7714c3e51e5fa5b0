/** Letters of other scripts that look like a Latin letter, after NFKC and without accents. Each group: the Latin letter, then its doubles. */
const GROUPS = [
  'a αаɑ',
  'b вьβƅ',
  'c сϲⅽ',
  'd ԁɗ',
  'e еєεё℮',
  'f ƒϝ',
  'g ɡցɢ',
  'h һнհ',
  'i іιıїɩ',
  'j јʝ',
  'k кκќ',
  'l ӏⅼłɭ',
  'm мʍ',
  'n пηոɴ',
  'o оοօσөø',
  'p рρþ',
  'q ԛգ',
  'r гʀɾ',
  's ѕʂꜱ',
  't тτŧ',
  'u υսцʋ',
  'v ѵνᴠ',
  'w ԝшωѡ',
  'x хχ×',
  'y уүγўʏ',
  'z ᴢʐƶ',
] as const;

const LATIN = new Map(
  GROUPS.flatMap((group) =>
    Array.from(group.slice(2), (double): [string, string] => [double, group.slice(0, 1)]),
  ),
);

/** The text with look-alike letters written in Latin. Input is lower case without accents. */
export const foldConfusables = (text: string): string =>
  text.replace(/[^\p{ASCII}\p{Emoji_Presentation}\s]/gu, (letter) => LATIN.get(letter) ?? letter);
