import type { Card } from '@noodlenaut/domain';

const isBlank = (card: Card): boolean => 'blank' in card;

/**
 * How many cards the part has that comes again and again. A blank may be anything.
 * @returns null where nothing repeats at least once
 */
export function patternUnit(cards: readonly Card[]): number | null {
  const looks = cards.map((card) => (isBlank(card) ? null : JSON.stringify(card)));
  for (let unit = 1; unit <= cards.length / 2; unit += 1) {
    const seen: (string | null)[] = Array.from({ length: unit }, () => null);
    const repeats = looks.every((look, index) => {
      const known = seen[index % unit] ?? null;
      if (look !== null && known === null) seen[index % unit] = look;
      return look === null || known === null || look === known;
    });
    if (repeats && seen.every((look) => look !== null)) return unit;
  }
  return null;
}
