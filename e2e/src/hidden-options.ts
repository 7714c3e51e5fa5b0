/**
 * What a finger could not reach of the answers on the screen without scrolling; nothing when all is well. Whole in
 * itself, so that a test can hand it to any page.
 */
export function hiddenOptions(leastPx: number): string[] {
  /** As much as an edge may round to. */
  const slack = 0.5;
  /** The line around a card: a letter may reach into it, not over it. */
  const line = 3;
  /** Inside the round corners of a card. */
  const inset = 10;
  const cards = [...document.querySelectorAll('[role="radiogroup"] label')];
  if (cards.length === 0) return ['no options'];
  return cards.flatMap((card, index) => {
    const { left, right, top, bottom, width, height } = card.getBoundingClientRect();
    const name = `option ${index + 1}`;
    if (Math.min(top, left) < -slack) return [`${name} begins before the screen`];
    const behind = Math.max(bottom - innerHeight, right - innerWidth);
    if (behind > slack) return [`${name} ends ${Math.round(behind)} px behind the screen`];
    const covered = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + inset, top + inset],
      [right - inset, top + inset],
      [left + inset, bottom - inset],
      [right - inset, bottom - inset],
    ].filter(([x = 0, y = 0]) => !card.contains(document.elementFromPoint(x, y)));
    if (covered.length > 0) return [`${name} is covered at ${covered.length} of 5 spots`];
    if (Math.min(width, height) < leastPx - slack)
      return [`${name} is ${Math.round(width)} x ${Math.round(height)} px`];
    if (card.scrollWidth > card.clientWidth + line || card.scrollHeight > card.clientHeight + line)
      return [`${name} is too small for its words`];
    return [];
  });
}
