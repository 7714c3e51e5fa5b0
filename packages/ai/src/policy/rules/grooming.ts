import type { RuleSet } from './rule.ts';

const STRANGER =
  'someone|somebody|man|guy|person|he|she|they|stranger|boy|girl|friend|teenager|player|adult|kid|grown_up|gamer|dude|woman|youtuber|follower|uncle|coach|tutor|teacher|neighbor|neighbour|cousin|streamer|{caregiver}';
const ONLINE =
  'online|internet|roblox|minecraft|fortnite|game|chat|discord|snapchat|snap|tiktok|instagram|insta|app|web|youtube|server|video_call|xbox|playstation|whatsapp|lobby|website|phone';

export const GROOMING: RuleSet = {
  category: 'grooming',
  severity: 'crisis',
  rules: [
    {
      id: 'secret',
      reason: 'Somebody tells the child to keep a secret.',
      phrases: [
        `${STRANGER} ... {not} ~ tell|telling|show ~ {anyone}`,
        `${STRANGER} ... keep ~ {secret}`,
        `${STRANGER} ~ said|says|say|told|tells|asked|wants|have|has|made ... {secret}`,
        'keep ~ {secret} ~ from ~ mom|dad|parents|mum|teacher|family',
        'our little secret',
        'our|special|secret secret|game|friendship ~ {not}|with|nobody|him|her|tell|parents',
        'it is|its|thats|it_s our|a secret ~ he|she|{not}|they|between|with|touch*|and',
        'i ~ {not} allowed|supposed to tell ~ {anyone}',
        '{not} tell ~ {anyone} ~ what_he|what_she|what_happened|or_he|or_she|or_they|about_us|about_it|or_else|because_he|but_my|but_he|but_she',
        'i|we ~ have ~ secret ~ with ~ man|guy|online|adult|uncle|teacher|coach|him|friend|neighbor|grown_up',
        'he|she|they|uncle|man ~ get|gets|got|be|will_be in trouble if i tell',
        'bad|something_bad ~ happen if i tell',
        'if i tell ~ hurt|kill|trouble|jail|mad|leave|hit|hate|love|away|police',
        'secret ~ from ~ parents|mom|dad|mum|family',
        'tell|tells|told|telling me ~ secret|secrets ~ {not}|touch*|adult|and',
      ],
    },
    {
      id: 'meet',
      reason: 'A stranger wants to meet the child, or the child wants to meet one.',
      phrases: [
        `${STRANGER} ~ {want}|wants|wants_me_to|asked|asks|said|says|told|want|invited|lets|asking ... meet|visit|come_over|pick_me_up|come_to_my_house|see_me|meeting|hang_out_alone|take_me|get_in_his_car|get_in_the_car|come_to_his|drive_me|go_with_him|go_with_her|come_with_him|give_me_a_ride|be_alone_with|meets`,
        `meet* ... ${ONLINE} ~ friend|person|man|guy|boy|girl|stranger`,
        `meet*|see ~ {someone}|man|guy|boy|girl|friend|stranger|person|him|her|them ~ from|i_met|i_know|on|in|off ~ ${ONLINE}`,
        `i|we|ive ~ met|meet|know|found|made|talk|talking|talked|chat|chatting ~ {someone}|man|guy|boy|girl|friend|stranger|person|someone_older|adult ~ on|in|from|through ~ ${ONLINE} ... meet|picture|address|photo|secret|years_old|older|grown|love|alone|park|mall|phone|pics|live|house|nice_to_me|gift*|present*|money|tell|wants|asked|boyfriend|girlfriend`,
        `stranger|man|guy|adult|grown_up ~ ${ONLINE} ~ asked|asks|wants|said|says|told|keeps|sent|sends|messag*|is|talk*|texts|gave|knows`,
        'stranger ~ car|candy|van|follow*|park|gave|took|ask*|wants|told|says|said|talk*|puppy|ride|house|outside|door|offered|school|messaged|texted|texting|watching',
        'man|guy|someone|car|van|he|somebody|person ~ follow*|watch*|chas*|wait* ~ me|us|my_house|outside_my|my_window|at_my',
        'someone|somebody|stranger|man ~ outside|in|inside|at|tries|trying ~ my ~ house|window|door|room|home',
        'get|got|go|getting in|into ~ car|van ~ stranger|man|him|guy|with',
        'man|guy|stranger|lady ~ offered|gave|gives|wants_to_give me|us ~ candy|ride|money|gift*|present*|phone|puppy|drink|toy',
        'meet* ~ alone|in_secret|secretly|at_night|without ... parents|mom|dad|telling|anyone|him|her|online|mum|park',
        'meet|meeting him|her|them ~ park|mall|alone|tonight|after_school|station|store|his_house|outside|person|real_life|tomorrow',
        `${STRANGER} ~ says|said|says_he|say ~ soulmate|special|girlfriend|boyfriend|mature|loves_me|love_me|model|famous|beautiful|pretty_for_my_age`,
      ],
    },
    {
      id: 'pictures',
      reason: 'Somebody asks the child for pictures, the address or to switch on the camera.',
      phrases: [
        `${STRANGER} ~ asks|asked|asking|want|wants|said|says|told|keeps|begged|wanted|made|tells|begs|sent|sends|offered|gives|gave|pay|paid|pays|ask ~ ~ ~ me|us ... {pic}`,
        `stranger|man|guy|he|dude|someone|somebody|teenager|adult|follower|coach|woman|youtuber|gamer|{caregiver} ~ asks|asked|asking|wants|wanted|keeps_asking|begs|begged|sent|sends ~ for? ~ ~ {pic} ~ of? ~ me|my|mine|us`,
        'he|stranger|someone_online|man_online|guy_online|somebody ~ asks|asked|wants|wanted|keeps_asking|begs|sent ~ for? ~ a? {pic}',
        `send|sent|sending|sends|show|showed|post|share|give|gave ~ {pic} ~ of ~ me|my|myself|body|naked|myself_in ... to? ~ ${STRANGER}|online`,
        'send|sent|sending|share|shared|take|took ~ nude*|naked ~',
        'naked|nude|nudes|underwear|sexy|dirty|body|feet|bikini {pic}',
        `${STRANGER} ~ asks|asked|wants|wanted|asking|keeps_asking|told|said|knows|ask ... my_address|the_address|our_address|for_address|where_i_live|phone_number|number|my_school|what_school|password|home_alone|how_old_i_am|what_i_am_wearing|what_im_wearing|what_i_wear|what_im_wearing|if_im_alone|if_i_am_alone|my_room|turn_on_my|my_clothes|my_shirt`,
        `${STRANGER} ~ {want}|wants|asked|told|says|said ... turn_on|video_chat|video_call|camera|webcam|facetime|livestream`,
        'turn on ~ my? camera|webcam ~ for|he|she|they|him|her',
        'threaten*|blackmail*|post|share|leak ~ my {pic}',
        'told|tell|give|gave|telling him|her|them|stranger|someone ~ where_i_live|my_address|my_phone|my_school|my_password',
        `${STRANGER} ~ says|said|will ~ post|share|leak|send ~ my {pic}`,
        'is it ok* to send|give|tell|meet|show ~ stranger|someone|online|a_guy|a_man|pic*|photo*',
        'should i send|give|tell|meet|show ~ him|her|them|someone|stranger|guy|man|online|my_address|my_photo|photo*|pic*',
      ],
    },
  ],
};
