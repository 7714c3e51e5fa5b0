import { entryOf } from '../../../policy/text/entry-of.ts';
import type { Worked } from '../worked.ts';

/** Hours after Greenwich in standard time; in summer some clocks are set one hour on. */
const PLACES: Readonly<Record<string, number>> = {
  london: 0,
  england: 0,
  lisbon: 0,
  paris: 1,
  france: 1,
  berlin: 1,
  germany: 1,
  rome: 1,
  italy: 1,
  madrid: 1,
  spain: 1,
  cairo: 2,
  egypt: 2,
  athens: 2,
  'cape town': 2,
  'south africa': 2,
  moscow: 3,
  nairobi: 3,
  kenya: 3,
  dubai: 4,
  'new delhi': 5.5,
  delhi: 5.5,
  india: 5.5,
  mumbai: 5.5,
  bangkok: 7,
  beijing: 8,
  china: 8,
  shanghai: 8,
  tokyo: 9,
  japan: 9,
  seoul: 9,
  sydney: 10,
  auckland: 12,
  'new zealand': 12,
  'rio de janeiro': -3,
  brazil: -3,
  'new york': -5,
  boston: -5,
  miami: -5,
  washington: -5,
  toronto: -5,
  chicago: -6,
  dallas: -6,
  'mexico city': -6,
  denver: -7,
  phoenix: -7,
  'los angeles': -8,
  california: -8,
  seattle: -8,
  'san francisco': -8,
  alaska: -9,
  hawaii: -10,
  honolulu: -10,
};
const NAMES = Object.keys(PLACES)
  .toSorted((one, other) => other.length - one.length)
  .join('|');
const TIME = String.raw`(\d{1,2})(?::(\d{2}))? ?(am|pm|o'?clock|noon|in the (?:morning|afternoon|evening))?`;
const BETWEEN = new RegExp(
  `\\b(?:it is|its|it's|at|when) ${TIME} in (${NAMES})\\b.*\\b(?:what time|time is it|time) .*?in (${NAMES})\\b`,
);
const HOURS = new RegExp(
  `\\b(?:it is|its|it's|at|when) ${TIME}(?: in (?:${NAMES}|[a-z]+))?,? what time is it (\\d{1,2}) (?:hours|time zones|zones) (?:to the )?(east|west|ahead|behind)\\b`,
);

function shown(hours: number, minutes: number): string {
  const inside = ((hours % 24) + 24) % 24;
  return `${inside % 12 || 12}:${String(minutes).padStart(2, '0')} ${inside < 12 ? 'am' : 'pm'}`;
}
const hourOf = (hour: string, half: string): number =>
  (Number(hour) % 12) + (half === 'pm' || /afternoon|evening|noon/.test(half) ? 12 : 0);

function told(start: number, minutes: number, by: number): Worked {
  const end = start + by + minutes / 60;
  const result = shown(Math.floor(end), Math.round((end - Math.floor(end)) * 60));
  const day = end >= 24 ? ' It is the next day there.' : end < 0 ? ' It is the day before there.' : '';
  return {
    steps: [
      'The Sun reaches places in the east first, so their clocks are ahead.',
      `It is ${Math.abs(by)} hours ${by < 0 ? 'earlier' : 'later'} there.`,
    ],
    closing: `So it is ${result}.${day}`,
    value: null,
    result,
    skill: 'geography-grid',
  };
}

/** 'If it is 3 pm in London, what time is it in New York', '5 hours east'. */
export function timeZones(said: string): Worked | null {
  const text = said.replace(/\bnoon\b/g, '12 pm').replace(/\bmidnight\b/g, '12 am');
  const [, hour = '', minutes = '0', half = 'pm', from = '', to = ''] = BETWEEN.exec(text) ?? [];
  const [a, b] = [entryOf(PLACES, from), entryOf(PLACES, to)];
  if (a !== undefined && b !== undefined && a !== b) return told(hourOf(hour, half), Number(minutes), b - a);
  const [, h = '', m = '0', part = 'pm', count = '', way = ''] = HOURS.exec(text) ?? [];
  if (count === '') return null;
  return told(hourOf(h, part), Number(m), (way === 'east' || way === 'ahead' ? 1 : -1) * Number(count));
}
