/** Amounts with a value of their own are no plain things. */
const NOUN =
  '(?!(?:dime|nickel|quarter|penny|pennies|cent|dollar|hundred|ten|one|thousand|hour|minute|third|fourth|half|halve|squared|cubed|percent|time)s?\\b)[a-z]+';
const N = String.raw`(\d{1,6}(?:\.\d{1,3})?)`;
const rule = (pattern: string, instead: string) => [new RegExp(pattern, 'g'), instead] as const;

/** Daily wordings of a task, and the wording in which it is worked out; in this order. */
const RULES = [
  rule(String.raw`\bhalf an hour (?=after|before|past|later|earlier)`, '30 minutes '),
  rule(String.raw`\b(?:a )?quarter of an hour (?=after|before|past|later|earlier)`, '15 minutes '),
  rule(String.raw`(?<=\d) and (?:a |1 |one )?half\b`, ' 1/2'),
  rule(String.raw`(?<=\d) and (?:a |1 |one )?(?:quarter|fourth)\b`, ' 1/4'),
  rule(String.raw`(?<=\d) and 3 (?:quarters|fourths)\b`, ' 3/4'),
  rule(`^(?:what|which) number is ${N} (more|less) than ${N}$`, 'what is $1 $2 than $3'),
  rule(`^(?:do|does) ${N} (?:and|plus|[+]) ${N} (?:make|makes|equal|equals) ${N}$`, 'is $1 + $2 = $3 true'),
  rule(String.raw`^what number has (?:a |1 |one )?(?:ten|10) and (\d) ones?$`, '10 + $1'),
  rule(`^${N} is how many tens and ones$`, 'how many tens and ones in $1'),
  rule(`^(?:[a-z]+ ){1,3}?${N} ([a-z]+) and then ${N}(?: more)? \\2,? how many.*$`, '$1 + $3'),
  rule(
    `^how many (?:groups|sets|rows|bunches) of ${N} (?:are |do )?(?:there )?(?:in|make|from|fit in) ${N}$`,
    '$2 / $1',
  ),
  rule(
    `(?<=\\d (?:boxes|bags|packs|plates|rows|cartons|baskets) (?:of|with) \\d{1,4} [a-z]+) each(?= and)`,
    '',
  ),
  rule(String.raw`\bto the second power\b`, 'to the power of 2'),
  rule(String.raw`\bto the third power\b`, 'to the power of 3'),
  rule(String.raw`\bto the fourth power\b`, 'to the power of 4'),
  rule(String.raw`\bto the fifth power\b`, 'to the power of 5'),
  rule(
    `^(?:[a-z]+ ){1,3}?${N} ([a-z]+) (?:on|for|each of|on each of) ${N} (?:days|weeks|nights|mornings),? how (?:many|much|far).*$`,
    '$1 * $3',
  ),
  rule(
    `^(?:what is |how much is )?(?:a |the )?(?:tip|tax|discount) of ${N} ?(?:%|percent) (?:on|for|of) (?:an? )?\\$?${N}(?: dollars?)?(?: [a-z]+)?$`,
    '$1% of $2',
  ),
  rule(`\\brepeat ${N} of repeat ${N}\\b`, '$1 * $2'),
  rule(`^how many (?:steps|moves|squares|jumps|turns|claps)[a-z ]* ${N} \\* ${N}.*$`, '$1 * $2'),
  rule(`^how many (?:steps|moves|claps) does repeat ${N} of ${N} (?:steps|moves|claps) make$`, '$1 * $2'),
  rule(`^how (?:do|can) (?:i|you) (?:work out|find|get) ${N} turns of ${N} ?(?:cm|m)$`, '$1 * $2'),
  rule(`^how (?:do|can) (?:i|you) (?:pick|find) the middle (?:between|of) ${N} and ${N}$`, '($1 + $2) / 2'),
  rule(`^(?:what is )?half as (?:many|much|long|big|tall) as ${N}$`, 'half of $1'),
  rule(`^(?:what is )?(?:twice|2 times) as (?:many|much|long|big|tall) as ${N}$`, '2 * $1'),
  rule(`^(?:and )?${N} ([a-z]+) (?:is|are|equals?) how many ([a-z]+)$`, 'how many $3 in $1 $2'),
  rule(
    `^what (?:number )?(?:do|must|can|should) (?:i|you|we) (?:add|put) (?:to|with) ${N} to (?:make|get) ${N}$`,
    'what goes with $1 to make $2',
  ),
  rule(
    `^how many ${NOUN} (?:are|is|do|make) ${N} (?:${NOUN} )?and ${N}(?: ${NOUN})?(?: together)?$`,
    '$1 + $2',
  ),
  rule(
    `^how (?:many|long|much|heavy) (?:are|is) ${N} ${NOUN} and ${N} ${NOUN}(?: [a-z]+)?(?: (?:together|in all|altogether))?$`,
    '$1 + $2',
  ),
  rule(
    `^(?:the )?${N} [a-z]+ (?:are )?(?:shared|split|divided) (?:by|among|between) ${N} [a-z]+$`,
    '$1 / $2',
  ),
  rule(`^(?:what is )?${N} ${NOUN} (minus|plus) ${N}((?: and)?(?: minus| plus) ${N})?$`, '$1 $2 $3$4'),
  rule(String.raw`(?<=\d) and (?=(?:minus|plus) \d)`, ' '),
  ...['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'].map((word, at) =>
    rule(`^how many ${word}e?s (?:are |is )?(?:there )?in (\\d{1,4})$`, `$1 / ${at + 2}`),
  ),
  rule(`^(?:what is )?${N} times ${N} (?:degrees|cm|meters|m|minutes|cents|dollars)$`, '$1 * $2'),
  rule(
    `^how (?:often|many times) .*\\b${N} rows (?:of|with) ${N}$|^how many [a-z]+ (?:are |is )?(?:there )?in ${N} layers (?:of|with) ${N}$`,
    '$1$3 * $2$4',
  ),
  rule(
    `^(?:what|which) number is (?:halfway|in the middle|right in the middle) between ${N} and ${N}$`,
    '($1 + $2) / 2',
  ),
  rule(
    String.raw`^(?:what is )?(\d{2,5}) ?([+-]|plus|minus) ?(\d{2,5}) (?:about|roughly|rounded)$`,
    'estimate $1 $2 $3',
  ),
  rule(
    `^half (?:of )?(?:an?|the|my) [a-z]+ is ${N} [a-z]+,? how much is (?:it )?(?:the |a )?(?:full|whole|all)(?: [a-z]+)?$`,
    '2 * $1',
  ),
  rule(
    `^${N} ([a-z]+) (?:ride|go|sit|travel) ${N} (?:to|in|per) (?:an?|1|one|each) ([a-z]+),? how many [a-z]+$`,
    '$1 $2 ride in $4s with $3 seats how many $4s',
  ),
  rule(
    `^${N} [a-z]+ (?:for|shared by|among) ${N} [a-z]+,? (?:and )?how many are left(?: over)?$`,
    '$1 divided by $2 what is left over',
  ),
  rule(
    `^${N} ([a-z]+) for ${N} (dollars|cents),? (?:what is the )?price (?:each|of one|for one)$`,
    'unit price of $1 $2 for $3 $4',
  ),
  rule(
    `^(?:i|we) (?:have|had) (?:a|1|one) dollar and (?:spend|pay|use|buy [a-z ]*for) ${N} cents.*$`,
    'i pay with 1 dollar for a $1 cent toy how much change',
  ),
  rule(
    `^(?:i|we) pay ${N} dollars for (?:an? )?(?:\\$ ?)?${N}(?: dollars?)? ([a-z]+),? how much (?:change|do i get back).*$`,
    'the $3 costs $2 and i pay with $1 dollars how much change',
  ),
  rule(String.raw`\bhow many (?:1|one) (?:cm|inch|centimeter|unit) cubes\b`, 'how many cubes'),
  rule(
    `^(what|which) is (longer|taller|heavier|bigger|more|less|shorter|smaller) ${N} ([a-z]+) or ${N} \\4$`,
    'which is more $3 or $5',
  ),
  rule(`^${N} more than (?:a|the|my) number is ${N}.*$`, 'x + $1 = $2'),
  rule(`^${N} less than (?:a|the|my) number is ${N}.*$`, 'x - $1 = $2'),
  rule(`^${N} times (?:a|the|my) number is ${N}.*$`, '$1 * x = $2'),
  rule(
    `^(?:a|the|my|if a) number (plus|minus|times|divided by) ${N} (?:is|equals|makes) ${N}.*$`,
    'x $1 $2 = $3',
  ),
  rule(
    `^(?:an? |the |my )?\\$?${N} dollar ([a-z]+) is ${N} ?(?:%|percent) off.*$`,
    'a $2 costs $1 dollars and is $3 percent off',
  ),
  rule(
    `^${N} numbers have (?:a|an) (?:mean|average) of ${N}.*\\b(?:sum|total|together|add up)\\b.*$`,
    '$1 * $2',
  ),
  rule(
    String.raw`^how many (half|quarter) hours (?:are |is )?(?:there )?in (\d{1,2}) hours?$`,
    'how many $1 in $2',
  ),
  rule(String.raw`^how many half in `, 'how many halves in '),
  rule(String.raw`^how many quarter in `, 'how many quarters in '),
  rule(`^${N} is how many times (?:as (?:much|many|big) as )?${N}$`, '$1 / $2'),
  rule(
    `^(?:.*\\b)?${N}\\b.*\\b${N}\\b(?: years)?(?: old)?,? how many times as (?:old|big|tall|long|heavy|many)(?: .*)?$`,
    '$1 / $2',
  ),
  rule(
    `^(?:.*\\b)?(?:turn|angle) (?:for|of|at each corner of) (?:a|the) shape with ${N} (?:equal )?(?:sides|corners)$`,
    '360 / $1',
  ),
  rule(`^how many degrees (?:are |is )?(?:in )?(\\d/\\d|half) of a right angle$`, '$1 of 90'),
  rule(`^how many degrees (?:are |is )?(?:in )?2 thirds of a right angle$`, '2/3 of 90'),
  rule(
    `^${N} ([a-z]+) at ${N} ([a-z]+) (?:an|a|each|every|per) \\2?(?:hour|minute|second)s?,? how far$`,
    '$1 * $3',
  ),
  rule(
    `^how (?:many [a-z]+|far) in ${N} (?:hours|minutes|seconds) at ${N} [a-z]+ (?:an|a|each|every|per) (?:hour|minute|second)$`,
    '$1 * $2',
  ),
];

/** A task in daily words as one that is worked out: '12 feet is how many inches' is 'how many inches in 12 feet'. */
export const rephrase = (text: string): string =>
  RULES.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text);
