import type { LessonFile } from '@noodlenaut/domain';

const CUSTOMARY =
  /\b\d[\d.,]*\s?(?:°F|inch(?:es)?|in\b(?=\.)|feet|foot|ft|yards?|miles?|mph|pounds?|lb|ounces?|oz|gallons?|quarts?|pints?)\b/giu;
const METRIC =
  /°C|\b(?:milli|centi|kilo)?(?:met(?:er|re)|gram|lit(?:er|re))s?\b|\b(?:mm|cm|km|kg|ml|mL)\b|\d\s?(?:m|g|L)\b/u;

/** Lessons use metric units. Customary units are allowed where a US standard asks for them, or beside metric ones. */
export function strayCustomaryUnits({ standard }: LessonFile, texts: readonly string[]): string[] {
  if (/CCSS\.MATH/.test(standard)) return [];
  const all = texts.join(' ');
  return METRIC.test(all) ? [] : [...all.matchAll(CUSTOMARY)].map(([found]) => found);
}
