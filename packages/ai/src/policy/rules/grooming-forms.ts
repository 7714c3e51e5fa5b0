import type { Rule } from './rule.ts';

const CHATS =
  'chat|chats|messages|message|texts|dms|history|conversation|pictures|pics|photos|calls|app|account|snaps';
const HIDES = 'delete|deleted|deleting|erase|erased|clear|remove|removed|hide';

const NET =
  'online|internet|roblox|minecraft|fortnite|game|games|chat|discord|snapchat|tiktok|instagram|app|youtube|xbox|playstation|server|gaming';
const AGE =
  '7|8|9|10|11|12|13|14|15|16|kid|child|adult|grown_up|grownup|girl|boy|age|old|older|teenager|teen|seven|eight|nine|ten|eleven|twelve|thirteen|man|who_he|who_she|who_they';

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
  {
    id: 'doubt',
    reason: 'A friend of the net whose age is in doubt, a grown-up sweetheart, a promise to come alone.',
    phrases: [
      `friend|person|player|kid|boy|girl|someone|somebody|guy|buddy|teammate|follower ~ ~ from|on|in|i_met ~ ${NET} ~ ~ ~ is|are|isnt|was|says ~ ~ really|actually|lying|truly|secretly|not|telling_the_truth ~ ~ ~ ${AGE}`,
      `know|tell|check|sure|find_out|prove ~ ~ ~ ${NET} friend|person|player|buddy|kid|boy|girl|teammate|gamer ~ ~ is|are|isnt|was ~ really|actually|lying|not|secretly ~ ~ ~ ${AGE}`,
      'grown_up|grown|grownup|adult|20|21|22|23|24|25|30|35|40 boyfriend|girlfriend',
      'have|having|got|my ~ secret|older|teenage ~ boyfriend|girlfriend',
      'boyfriend|girlfriend|man|guy|adult|grown_up|lady|woman ~ ~ talk|talks|text|texts|call|calls|write|writes|chat|chats ~ to|with|only? ~ me|you|us|kids|a_kid ~ ~ at_night|night|late|bedtime|asleep|in_secret|secretly|alone',
      'promise|promised|promises|agreed|said_yes ~ to? ~ someone|somebody|man|guy|him|her|them|person|friend|stranger|lady|woman|buddy ... come|go|meet|show_up|be_there|visit ~ ~ alone|by_myself|by_yourself|secretly|in_secret|without_telling|without_my',
      'someone|somebody|man|guy|person|lady|woman|stranger|friend|he|she ~ ~ on|from|in ~ computer|tablet|ipad|laptop|headset ... come_alone|meet|secret|my_address|picture_of_me|pictures_of_me|loves_me|love_me|alone|where_i_live|my_house',
    ],
  },
];
