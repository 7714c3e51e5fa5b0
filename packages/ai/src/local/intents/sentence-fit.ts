/** Speaks to the player of the lesson, asks for an action, tells a story, or refers to something said before it. */
const OUT_OF_PLACE = [
  /\b(?:you|your|we|our|us|noodle|captain|gizmo|pixel|molly|atlas|granny|nova|quill|here|this|these|clue|lesson)\b/i,
  /[?"“”]|^\S+(?: \S+)?:|!$|\b[A-F]\b/,
  /^(?:it|they|that|those|so|then|but|and|or|he|she|his|her|its|their|both|now|only|one|such|also|another|each|there|the (?:other|first|second|rest|answer))\b/i,
  /^(?:\S+ ){0,2}(?:its|their|his|her|it|them|him)\b/i,
  /^(?:no|yes|not|use|ask|take|count|draw|put|add|try|find|think|go|turn|press|check|read|write|compare|start|stop|keep|stay|pick|make|do|follow|cross|point|say|listen|watch|look|show|call|match|choose|move|test|change|round|split|share|first|next|last)\b/i,
];
const LEAST_WORDS = 4;

/** A sentence that can stand by itself, outside of its lesson. */
export const standsAlone = (sentence: string): boolean =>
  sentence.split(/\s+/).length >= LEAST_WORDS && !OUT_OF_PLACE.some((sign) => sign.test(sentence));

const NUMBER_WORDS =
  '\\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|hundreds?|thousands?|millions?)';
/** What a sentence must hold to answer a question of its kind. */
const NEEDS: readonly (readonly [asks: RegExp, needs: RegExp])[] = [
  [
    /\b(?:how many|how much|how far|how long|how tall|how big|how fast|how old|how heavy)\b/,
    /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|hundreds?|thousands?|millions?)\b/i,
  ],
  [/\b(?:why|how come)\b/, /\b(?:because|so|since|makes?|made|needs?|causes?|helps?|keeps?|from|when|as)\b/i],
  [
    /^(?:and |so )?who\b/,
    /\b(?:people|scientists?|farmers?|workers?|teams?|kings?|queens?|women|men|children)\b|(?<=\S )[A-Z][a-z]+/,
  ],
  [
    /^(?:and |so )?when\b/,
    /\d|\b(?:ago|years?|century|spring|summer|fall|winter|night|day|morning|before|after)\b/i,
  ],
  [/\bwhere\b.*\bfrom\b/, /\b(?:from|comes?|rises?|made|falls?)\b/i],
  [/^(?:and |so )?where\b/, /\b(?:in|on|at|near|under|from|above|below|inside|between|along)\b/i],
];

/** The sentence has what the question asks for: a number for 'how many', a reason for 'why', a place for 'where'. */
export function hasKindAsked(sentence: string, text: string): boolean {
  const counted = /\bhow many (?:\w+ )?([a-z]{3,}?)(?:e?s)?\b/.exec(text)?.[1];
  if (
    counted !== undefined &&
    !new RegExp(`(?:\\d|${NUMBER_WORDS})\\s(?:\\S+\\s)?${counted}`, 'i').test(sentence)
  )
    return false;
  return NEEDS.every(([asks, needs]) => !asks.test(text) || needs.test(sentence));
}
