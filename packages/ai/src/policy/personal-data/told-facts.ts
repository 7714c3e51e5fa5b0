import { byPattern, NAME_WORD, type Replacer } from './replacer.ts';

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DAY = '\\d{1,2}(?:st|nd|rd|th)?';
const DATE = `(?:${MONTH}\\.?\\s(?:the\\s)?${DAY}(?:,?\\s\\d{4})?|${DAY}\\s(?:of\\s)?${MONTH}(?:,?\\s\\d{4})?|\\d{1,4}[/.-]\\d{1,2}(?:[/.-]\\d{1,4})?|${MONTH}(?:\\s\\d{4})?|(?:19|20)\\d{2})`;
const NOT_A_NAME =
  '(?!(?:not|a|an|the|spelled|hard|long|short|easy|on|in|called|too|written|so|very|when|if|later|back|names?|stupid|dumb|bad|mean|ugly|something|secret|funny|weird|going)(?!\\p{L}))';
const NAME = `${NOT_A_NAME}${NAME_WORD}(?:\\s${NAME_WORD}){0,2}`;
const NOT_A_SCHOOL =
  '(?!(?:a|an|the|my|school|public|private|elementary|middle|primary|big|small|far|closed|fun|boring|hard|cool|nice|not|so|very|near|over|out|starting|home|bed|sleep|work|church|town|new|after|this|that|high|grade|old)(?!\\p{L}))';
const SCHOOL_WORD = `${NOT_A_SCHOOL}${NAME_WORD}`;
const KIND =
  '(?:elementary|middle|primary|high|grammar|public|charter|christian|catholic|montessori|junior high|prep)';

/** What a child tells about itself: name, school, birthday. */
export const FACT_REPLACERS: readonly Replacer[] = [
  byPattern(
    'name',
    new RegExp(
      `(?<keep>(?<!\\p{L})(?:(?:my|our)\\s(?:(?:full|first|last|real|middle|whole|family|nick)\\s?)?name(?:\\s?[’']s|\\s?is|\\s?iz|s|\\s?:)|(?:i\\sam|i[’']?m|am)\\s(?:called|named)|(?:they|everyone|everybody|people|friends|mom|dad)\\scalls?\\sme|you\\scan\\scall\\sme|call\\sme|i\\sgo\\sby|this\\sis\\smy\\sname)\\s{1,2})${NAME}`,
      'giu',
    ),
  ),
  byPattern(
    'name',
    new RegExp(
      `(?<keep>(?<!\\p{L})(?:i\\sam|i[’']?m)\\s)${NAME}(?=\\sand\\si\\s(?:go\\sto|live|attend))`,
      'giu',
    ),
  ),
  byPattern(
    'name',
    /(?<keep>(?<!\p{L})(?:[Ii]\s?['’]?m|[Ii] am|[Ii]t['’]s|[Tt]his is)\s)\p{Lu}\p{Ll}{1,20}\s\p{Lu}\p{Ll}{1,20}(?!\p{L})/gu,
  ),
  byPattern(
    'name',
    new RegExp(
      `(?<keep>(?<!\\p{L})my\\s(?:mom|mum|dad|mother|father|brother|sister|best friend|friend|teacher|cousin|uncle|aunt|grandma|grandpa)[’']?s?\\s(?:full\\s)?name\\s?(?:is|:)\\s)${NAME}`,
      'giu',
    ),
  ),
  byPattern(
    'name',
    new RegExp(
      `(?<keep>(?<![\\p{L}\\p{Nd}]|\\d\\s)(?:mr|mrs|ms)\\.?\\s)(?!(?:says|said|has|was|teaches|told|potato|universe)(?!\\p{L}))${NAME_WORD}`,
      'giu',
    ),
  ),
  byPattern(
    'name',
    new RegExp(
      `(?<keep>(?<!\\p{L})my\\s(?:brother|sister|cousin|friend|best friend|uncle|aunt|neighbor|teacher)\\s)${NAME}(?=\\s(?:is|was)\\s(?:at|in|on)\\s)`,
      'giu',
    ),
  ),
  byPattern('name', /(?<keep>(?<!\p{L})(?:mr|mrs|ms|miss)\.?\s)\p{Lu}\p{L}{1,25}(?!\p{L})/gu),
  byPattern(
    'school',
    new RegExp(
      `(?<keep>(?<!\\p{L})(?:my|our)\\sschool(?:[’']s\\sname)?\\s?(?:is|:)\\s(?:called\\s|named\\s)?)${SCHOOL_WORD}(?:\\s${NAME_WORD}){0,3}`,
      'giu',
    ),
  ),
  byPattern(
    'school',
    new RegExp(
      `(?<keep>(?<!\\p{L})(?:i|we)\\s(?:go|attend|study|learn)\\s(?:to\\s|at\\s)?)${SCHOOL_WORD}(?:\\s${NAME_WORD}){0,2}?\\s(?:${KIND}\\s)?(?:school|academy|elementary|preschool|kindergarten)(?!\\p{L})`,
      'giu',
    ),
  ),
  byPattern(
    'school',
    new RegExp(
      `(?<keep>(?<!\\p{L})(?:i|we)\\s(?:go|attend|study|learn)\\s(?:to\\s|at\\s)?)(?:\\p{L}{1,12}\\s)?(?:${SCHOOL_WORD}\\s){1,3}${KIND}(?!\\p{L})`,
      'giu',
    ),
  ),
  byPattern(
    'school',
    new RegExp(
      `(?<keep>(?<!\\p{L})(?:home|back|walk|walked|bus|drive|pick me up)\\s(?:from|to|at)\\s)${SCHOOL_WORD}(?:\\s${NAME_WORD})?\\s(?:${KIND}\\s)?(?:school|academy|elementary|preschool)(?!\\p{L})`,
      'giu',
    ),
  ),
  byPattern(
    'school',
    /(?<!\p{L})\p{Lu}[\p{L}'’.]{1,25}(?:\s\p{Lu}[\p{L}'’.]{1,25}){0,2}\s(?:Elementary|Middle|Primary|High|Grammar|Montessori|Academy)(?:\sSchool)?(?!\p{L})/gu,
  ),
  byPattern(
    'birthday',
    new RegExp(
      `(?<keep>(?<!\\p{L})(?:(?:my|his|her)\\s(?:birthday|bday|birth\\sday|b-day|date\\sof\\sbirth|birthdate|dob)|i\\swas\\sborn|i\\sam\\sborn|i\\swill\\sturn\\s\\d{1,2}|i\\sturn(?:ed)?\\s\\d{1,2}|born)(?:\\s?(?:is|was|on|in|the|:|s|'s|comes|of)){0,3}\\s{1,2})(?<=(?:my|his|her|i)\\s[^.]{1,40})${DATE}(?![\\p{L}\\p{Nd}])`,
      'giu',
    ),
  ),
];
