import { byPattern, NAME_WORD, type Replacer } from './replacer.ts';

const SURE =
  'street|str|avenue|ave|road|rd|lane|ln|boulevard|blvd|highway|hwy|parkway|pkwy|crescent|terrace|drive|cul de sac';
const UNSURE = 'st|dr|court|ct|way|place|pl|circle|cir|close|square|trail|row|gate|loop|path|hill|park';
const NO_STREET =
  '(?!(?:of|on|in|the|and|to|are|is|down|along|per|by|from|at|cars?|bikes?|miles?|feet|meters?|minutes?|hours?|people|trucks?|km|mph|kids|children|cats|dogs|times|steps|more|equal|teeth|tooth|gears?|turns)(?!\\p{L}))';
const NAMES = `(?:${NO_STREET}[\\p{L}\\p{Nd}'’.-]{1,25}\\s){1,3}`;
const UNIT = '(?:,?\\s(?:apt|apartment|unit|flat|suite)\\.?\\s?#?[\\p{L}\\p{Nd}]{1,5})?';
const END = '(?![\\p{L}\\p{Nd}])';
const NOT_A_PLACE =
  '(?!(?:earth|mars|home|a|an|the|school|here|this|planet|my|our|that|which|it|them|land|water|top|one|two|this)(?!\\p{L}))';

/** Addresses of homes: street and number in several countries, places after "I live at", post codes after their name. */
export const HOME_REPLACERS: readonly Replacer[] = [
  byPattern(
    'address',
    new RegExp(`(?<![\\p{Nd}.])\\d{1,5}[a-z]?\\s${NAMES}(?:${SURE})\\.?${END}${UNIT}`, 'giu'),
  ),
  byPattern(
    'address',
    new RegExp(
      `(?<keep>\\b(?:live|lives|living|address|house|home|staying|stay)(?:\\s(?:is|at|on|in|near|it's|its|of|number)){0,3}:?\\s)#?\\d{1,5}[a-z]?\\s${NAMES}(?:${UNSURE}|${SURE})\\.?${END}${UNIT}`,
      'giu',
    ),
  ),
  byPattern(
    'address',
    new RegExp(
      `(?<![\\p{Nd}.])\\d{1,5}\\s(?:\\p{Lu}[\\p{L}'’-]{1,25}\\s){1,3}(?:St|Dr|Court|Ct|Way|Place|Pl|Circle|Close|Square|Trail|Row|Loop|Path)\\.?${END}${UNIT}`,
      'gu',
    ),
  ),
  byPattern(
    'address',
    new RegExp(
      `(?<keep>\\b(?:on|is|in|at|near|live|lives)\\s)${NAMES}(?:${SURE})\\.?\\s(?:(?:number|nr|no|house)\\.?\\s)?#?\\d{1,5}[a-z]?${END}${UNIT}`,
      'giu',
    ),
  ),
  byPattern(
    'address',
    /(?<keep>\b(?:on|at|near)\s)\d{1,3}(?:st|nd|rd|th)\s(?:street|avenue|ave|road|lane)(?:\s(?:room|number|house|apt)\s\d{1,5})?(?![\p{L}\p{Nd}])/giu,
  ),
  byPattern(
    'address',
    /(?<![\p{L}])\p{L}{3,25}(?:gata|gate|veien|vegen|vei|strasse|straße|gasse|weg|platz|allee|laan|straat|gatan|vägen|vej|gade)\s?\d{1,4}\s?[a-z]?(?![\p{L}\p{Nd}])/giu,
  ),
  byPattern(
    'address',
    /(?<![\p{L}])(?:rue|calle|avenida|rua|via|viale|ulica|ul\.)\s(?:d[eiu]l?l?a?\s)?\p{L}{2,25}(?:\s\p{L}{2,25})?,?\s\d{1,4}(?![\p{L}\p{Nd}])/giu,
  ),
  byPattern(
    'address',
    new RegExp(
      `(?<keep>\\b(?:i|we|he|she)\\s(?:live|lives)\\s(?:at|on|near|by|next to|across from|behind)\\s)${NOT_A_PLACE}(?!\\[)[\\p{L}\\p{Nd}'’-]{1,25}(?:\\s${NAME_WORD}){0,3}`,
      'giu',
    ),
  ),
  byPattern(
    'address',
    new RegExp(
      `(?<keep>\\b(?:i|we)\\slive\\sin\\s)${NOT_A_PLACE}(?!\\[)${NAME_WORD}(?:\\s${NAME_WORD}){0,2}`,
      'giu',
    ),
  ),
  byPattern(
    'address',
    new RegExp(
      `(?<keep>\\b(?:my|our|the)\\s(?:home\\s|house\\s|street\\s)?address\\s?(?:is|:|'s)\\s{0,2})(?!\\[)(?!(?:not|a|the|secret|private|what|in|called|where)\\b)[\\p{L}\\p{Nd}'’-]{1,25}(?:[\\s,]{1,2}(?:${NAME_WORD}|\\d{1,6})){0,5}`,
      'giu',
    ),
  ),
  byPattern(
    'address',
    /(?<keep>\b(?:zip(?:\s?code)?|post\s?code|postal code)\s?(?:is|:)?\s{0,2})[\p{L}\p{Nd}]{3,5}(?:[ -][\p{L}\p{Nd}]{3,4})?(?<=\d[\p{L}\p{Nd} -]{0,8})/giu,
  ),
  byPattern('address', /\bp\.?\s?o\.?\s?box\s?\d{1,6}/giu),
];
