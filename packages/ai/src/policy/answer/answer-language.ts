const FOREIGN = new Set(
  'el los las que una por para con como esta muy pero le les des est pas une dans pour avec vous nous und der das ist nicht ein eine mit auf ich sie wir gli che della sono non per questo uma nao voce isso och att det som ikke og jeg het een niet van je la su es y de il'.split(
    ' ',
  ),
);
const ENGLISH = new Set(
  'the a an is are was to of in on and or it you your for with that this what how can do does not be have has look try think first which one we at by from there they more than if when'.split(
    ' ',
  ),
);
const FEW = 4;

/** Whether a text is English enough for a child: Latin letters, and more English small words than foreign ones. */
export function isEnglish(match: string): boolean {
  const letters = match.match(/\p{L}/gu) ?? [];
  const strange = letters.filter((letter) => !/[a-z]/.test(letter)).length;
  if (strange * 10 > letters.length) return false;
  const words = match.replace(/'/g, '').match(/[a-z]+/g) ?? [];
  const foreign = words.filter((word) => FOREIGN.has(word)).length;
  return foreign < FEW || foreign <= words.filter((word) => ENGLISH.has(word)).length;
}

/** Markup that a page would show as signs: tags, headings, emphasis, code, lists, links. */
export const hasMarkup = (text: string): boolean =>
  /<\/?[a-z!][^>]{0,200}>|\*\*|__|```|`[^`]{1,80}`|^\s{0,3}#{1,6}\s|^\s{0,3}[*•-]\s|\]\(|\\[a-z([]|\$\$|&[a-z]{2,8};/im.test(
    text,
  );
