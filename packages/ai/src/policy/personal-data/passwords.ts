import { byPattern, type Replacer } from './replacer.ts';

const SECRET =
  '(?:password|passcode|pass\\sword|pin|pin\\scode|pin\\snumber|pw|pass|login\\scode|log\\sin\\scode|unlock\\scode)';
const DEVICE =
  '(?:tablet|phone|ipad|iphone|laptop|computer|chromebook|wifi|wi-fi|door|front\\sdoor|garage|gate|house|alarm|locker|safe|account|email|mail|roblox|minecraft|fortnite|xbox|playstation|switch|game|app|bike\\slock|school\\saccount)';
const OWNER = "(?:my|our|the|his|her|moms|mom[’']s|dads|dad[’']s)";
const IS = "\\s?(?:is|=|:|iz|was|[’']s)\\s{0,2}";
/** What stands after "is" when the sentence speaks about passwords and tells none. */
const NO_SECRET =
  '(?!\\[)(?!(?:a|an|the|not|too|very|so|strong|weak|long|short|safe|secret|good|bad|wrong|right|easy|hard|important|hidden|what|in|it|really|made|needed|used|correct|incorrect|broken|lost|stolen|on|never|always|should|important|gone|set|changed|asked|required|missing|different|better|called|like|hacked|to|for|my|your|just|only|something|private)(?!\\p{L}))';
const NO_QUESTION =
  '(?!(?:what|which|this|that|it|here|there|where|who|how|why|so|and|one|nobody|something|everything|someone|name|birthday|favorite|color|number|word|password|passcode|pin|pass)(?!\\p{L}))';

/** A password, a pin or a code that a child tells (P7.10). */
export const PASSWORD_REPLACERS: readonly Replacer[] = [
  byPattern(
    'password',
    new RegExp(
      `(?<keep>(?<!\\p{L})${OWNER}\\s(?:[\\p{L}'’]{1,12}\\s)?${SECRET}${IS})${NO_SECRET}\\S{2,60}`,
      'giu',
    ),
  ),
  byPattern(
    'password',
    new RegExp(
      `(?<keep>(?<!\\p{L})(?:${SECRET}|code|combination|login)\\s(?:for|of|to|on|in)\\s(?:(?:my|our|the|his|her)\\s)?(?:\\p{L}{1,12}['’]?s?\\s)?${DEVICE}(?:\\s(?:account|app|lock))?${IS})${NO_SECRET}\\S{2,60}`,
      'giu',
    ),
  ),
  byPattern(
    'password',
    /(?<keep>(?<!\p{L})(?:and|with|,)\s(?:the\s|my\s)?(?:password|passcode|pass|pw|pin)\s(?:is|=|:)\s)(?!\[)(?=\S*\d)\S{2,60}/giu,
  ),
  byPattern(
    'password',
    new RegExp(
      `(?<![\\p{L}\\p{Nd}])${NO_QUESTION}(?!\\[)[\\p{L}\\p{Nd}_!@#$%&*.-]{3,60}(?=\\sis\\s(?:my|our|moms|mom[’']s|dads|dad[’']s)\\s(?:[\\p{L}'’]{1,12}\\s){0,2}(?:password|passcode|pin|pin\\scode|pw|pass)(?!\\p{L}))`,
      'giu',
    ),
  ),
];
