import type { RuleSet } from './rule.ts';

export const VIOLENCE: RuleSet = {
  category: 'violence',
  severity: 'harmful',
  rules: [
    {
      id: 'how-to',
      reason: 'Asks how to hurt a person or an animal.',
      phrases: [
        '{how} ~ {attack} ~ {someone}',
        '{how} ~ make|get ~ {someone} ~ bleed|die|cry|suffer|faint|sick|unconscious|pass_out|fall_down|scream|afraid|dead|vomit|disappear|trip|hurt',
        '{how} ~ win|start|winning ~ fist_fight|fight|fistfight ~ school|someone|kid|bully|him|her|recess|with',
        '{how} ~ get_away_with|hide|cover_up ~ murder|body|dead_body|killing|crime',
        '{how} ~ fight|punch|kick|hurt|beat|strangle|choke ~ {someone}',
        'what ~ part|spot|place|bone|bones ~ hurts|hurt|kills|break|hit|punch ~ most|someone|easiest|person|best|easily|them|knock',
        'where ~ hit|punch|kick|stab|cut|poke ~ someone|person|somebody|him|her|people|kid|guy',
        'i|we ~ {want} ~ {attack}|fight|torture|smash|hurt ~ {someone}|them',
        'get|getting revenge ~ {someone}|on',
        '{how} ~ get revenge|even',
        'how ~ long|much|many|hard|fast ~ strangle|choke|stab*|bleed_out|drown|kill* ~ someone|person|human|a_man|somebody|people',
        'kill|killing|kills ~ him|her|them|someone|somebody|people|everyone|everybody|my|teacher|classmates|a_person',
        'is it fun to|ok_to|okay_to hurt|kill|hit|torture|punch',
        'torture|torturing|kill|killing|kick|kicking|drown|drowning|hurt|hurting ~ a|my|the|his|her|neighbors|our|some ~ cat|cats|dog|dogs|kitten|kittens|puppy|puppies|hamster|animals|pet|pets|frog|bird|birds|bunny|squirrel',
      ],
    },
    {
      id: 'gore',
      reason: 'Asks for cruel stories or pictures.',
      phrases: [
        'story|video|picture|tell|show|write|describe|draw|watch|game|pretend ~ about|of|where|with|me|a|the ~ murder*|gore|gory|blood_and_guts|guts|killing|killer|stabbing|torture|beheading|dead_bodies|dead_people|serial_killer|bloody|kill_everyone|shooting_people|kills_everyone|kills_people|decapitat*',
        'gory|bloody|gruesome|most_violent|scariest ~ way|death|murder|story|video|deaths|killing|details',
        'serial killer*|murderer*',
        'how ~ murderer*|killers|terrorist*|kidnapper*|assassin* ~',
        'terrorist|terrorism attack*|how|make',
        'school shooter*|shooting*',
        'mass shooting*|murder*',
        '{how} kidnap|rob|mug|terrorize|assassinate|murder|threaten|blackmail|behead|scalp',
        'rob|robbing ~ bank|store|house|someone|people',
        '{how} ~ break|sneak into ~ house|home|car|someone*|school|room|neighbors',
        'pick a lock',
        'steal|shoplift* ~ from|without|store|car|money|things|candy|stuff|phone|bike',
        '{how} steal|shoplift|cheat_someone|scam',
        'hack|hacking ~ into?|someone*|my|account*|school|teacher*|bank|password*|wifi|their|roblox|friends|computer',
      ],
    },
  ],
};
