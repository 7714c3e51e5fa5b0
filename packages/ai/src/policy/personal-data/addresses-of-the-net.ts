import { byPattern, type Replacer } from './replacer.ts';

const ENDINGS =
  'com|org|net|edu|gov|io|co|uk|de|info|biz|tv|gg|app|dev|ly|us|ca|eu|fr|es|nl|no|se|at|ch|au|nz|ie|xyz|kids|school|online|live|chat|link|shop|club|site';
const AT = '(?:\\s{0,2}@\\s{0,2}|\\s{0,2}[([{<]\\s?at\\s?[)\\]}>]\\s{0,2}|\\s{1,3}at\\s{1,3})';
const DOT = '(?:\\s?\\.\\s?|\\s{0,2}[([{<]\\s?dot\\s?[)\\]}>]\\s{0,2}|\\s{1,3}(?:dot|punkt|period)\\s{1,3})';
const PIECE = '[\\p{L}\\p{Nd}_+-]{1,40}';

/** E-mail addresses, also with "at" and "dot" in words; links; names with an at sign. */
export const NET_REPLACERS: readonly Replacer[] = [
  byPattern(
    'email',
    new RegExp(
      `${PIECE}(?:${DOT}${PIECE}){0,3}${AT}${PIECE}(?:${DOT}${PIECE}){0,2}${DOT}(?:${ENDINGS})(?![\\p{L}\\p{Nd}])`,
      'giu',
    ),
  ),
  byPattern(
    'email',
    new RegExp(
      `(?<keep>\\be-?mail(?:\\saddress)?(?:\\s(?:is|me\\sat)|:)?\\s{1,2})(?!\\[)${PIECE}(?:${DOT}${PIECE}){0,3}\\s{1,2}at\\s{1,2}${PIECE}(?:${DOT}${PIECE}){1,3}(?![\\p{L}\\p{Nd}])`,
      'giu',
    ),
  ),
  byPattern('email', /[\p{L}\p{Nd}._+-]{1,64}@[\p{L}\p{Nd}-]{1,60}(?:\.[\p{L}\p{Nd}-]{1,20}){0,4}/giu),
  byPattern('link', /(?:[a-z]{2,8}:\/\/|www\d?\.)[^\s[\]]{1,200}/giu),
  byPattern(
    'link',
    new RegExp(
      `(?<![\\p{L}\\p{Nd}.])[\\p{L}\\p{Nd}-]{2,40}(?:\\.[\\p{L}\\p{Nd}-]{1,30}){0,3}\\.(?:${ENDINGS})(?![\\p{L}\\p{Nd}])(?:/[^\\s[\\]]{0,100})?`,
      'giu',
    ),
  ),
  byPattern(
    'link',
    /(?<![\p{L}\p{Nd}])[\p{L}\p{Nd}-]{2,40}\s{1,2}dot\s{1,2}(?:com|org|net|gg|io|tv)(?![\p{L}\p{Nd}])/giu,
  ),
  byPattern('handle', /(?<![\p{L}\p{Nd}])@\s?[\p{L}\p{Nd}][\p{L}\p{Nd}_.]{2,30}/giu),
  byPattern(
    'handle',
    /(?<keep>\b(?:user\s?name|gamer\s?tag|screen\s?name)(?:\s(?:is|:))?\s{1,2})(?=[\p{L}\p{Nd}_.-]*[\p{Nd}_])[\p{L}\p{Nd}_.-]{3,40}/giu,
  ),
  byPattern('handle', /(?<![\p{L}\p{Nd}#])[\p{L}\p{Nd}_]{2,30}#\d{4}(?!\d)/giu),
  byPattern(
    'handle',
    /(?<keep>\b(?:my|our)\s(?:user\s?name|gamer\s?tag|screen\s?name|insta|instagram|snap|snapchat|discord|roblox|tiktok|tik tok|minecraft|fortnite|xbox|youtube|psn|login)(?:\s(?:name|user|username|account|handle|tag|channel|id))?(?:\s?(?:is|'s|:|=)|s)\s{0,2})(?!(?:not|so|fun|the|a|an|my|broken|cool|good|bad|slow|down|banned|better|where|to)\b)[\p{L}\p{Nd}_.-]{2,40}/giu,
  ),
];
