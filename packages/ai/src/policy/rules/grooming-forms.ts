import type { Rule } from './rule.ts';

const CHATS =
  'chat|chats|messages|message|texts|dms|history|conversation|pictures|pics|photos|calls|app|account|snaps';
const HIDES = 'delete|deleted|deleting|erase|erased|clear|remove|removed|hide';

/** Pressure and lures: chats that must vanish, threats with pictures, secret ways to a meeting, a career as a model. */
export const GROOMING_FORMS: readonly Rule[] = [
  {
    id: 'pressure',
    reason: 'Somebody wants chats deleted or threatens to show pictures.',
    phrases: [
      `tell|told|tells|says|said|asked|asks|wants|wanted|makes|made|makes_me|begged ~ ~ me|us|i|to|that ~ ~ ${HIDES} ~ ~ ${CHATS}`,
      `${HIDES} ~ ~ ~ ${CHATS} ~ ~ so|before|because|from|that ~ ~ {caregiver}|nobody|no_one|noone|he|she|they ~ ~ cant|wont|dont|doesnt|see|sees|find|finds|know|knows|look|looks|never`,
      'if i|we {not} ~ send|sending|come|meet|show|call|reply|answer_him|answer_her|text ... he|she|they|hell|shell|theyll|it ~ ~ show|send|post|share|leak|tell|hurt|kill|come|find',
      'he|she|they|hell|shell|guy|man|someone|friend ~ ~ ~ ~ {not} send|sending|do_it|show|meet ... show|send|post|share|leak ~ ~ everybody|everyone|school|class|friends|parents|mom|dad|internet|online',
    ],
  },
  {
    id: 'lure',
    reason: 'A secret way out to somebody, or somebody promises fame for pictures.',
    phrases: [
      'sneak|sneaking|slip|slipping|climb|climbing|get ~ out ~ ~ ~ ~ see|meet|visit|be_with|kiss ~ ~ ~ boyfriend|girlfriend|boy|girl|guy|man|friend|him|her|someone|person|online|internet',
      'internet|online|web|virtual|discord|roblox|snapchat|tiktok|instagram boyfriend|girlfriend|lover',
      '{adult}|{caregiver}|man|guy|woman|photographer|agent ~ ~ ~ says|said|say|told|thinks|tells|promised|promises ~ ~ ~ i|me|im|id ~ ~ ~ ~ model|actress|actor|famous|star|movies|movie|youtuber|influencer ... {pic}|clothes|swimsuit|pay|money|audition|alone|meet|room|needs',
      '{pic} ~ ~ with|in|wearing|without ~ not_much|no|less|few|fewer|without|little|hardly_any|barely_any|almost_no ~ clothes|clothing|on',
    ],
  },
];
