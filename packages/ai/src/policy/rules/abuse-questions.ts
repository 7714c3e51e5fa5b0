import type { Rule } from './rule.ts';

const PARENT =
  'dad|dads|daddy|father|mom|moms|mommy|mum|mummy|mother|parent|parents|stepdad|step_dad|stepfather|stepmom|step_mom|stepmother|foster_mom|foster_dad|foster_parents|uncle|aunt|auntie|grandpa|grandma|teacher|coach|babysitter|nanny|tutor';
const GROWN_UP = `${PARENT}|grown_up|grownup|adult|grown_ups|adults|man|lady`;
const COMING =
  'truck|car|keys|key|footsteps|steps|boots|voice|garage|belt|stairs|motorcycle|him_coming|her_coming|him_come|her_come';
const MARK = 'bruise|bruises|welt|welts|mark|marks|burn|burns|scar|scars|print';

/** Harm that is asked about as if it were somebody else's, and the small signs of fear. */
export const ABUSE_QUESTIONS: readonly Rule[] = [
  {
    id: 'asked-as-a-rule',
    reason: 'Asks in general what a grown-up may do to a child, or what follows when a child tells.',
    phrases: [
      `${PARENT} ~ ~ hit|hits|hitting|beat|beats|beating|hurt|hurts|hurting|slap|slaps|punch|punches|kicks|choke|chokes|whip|whips|spank|spanks|touches|touching ~ you|a_kid|kids|a_child|children|their_kid|their_kids|their_child|her_kid|his_kid|her_kids|his_kids`,
      `normal|ok|okay|wrong|weird|allowed|fine ~ ~ ~ ${GROWN_UP} ~ ~ ~ shower|showers|showering|bathes|naked|undress|undresses|touches|tongue|massage|massages|beat|beats|in_your_bed|in_my_bed|with_a_belt ~`,
      '{caregiver}|{adult}|grown_up ~ ~ shower|showers|showered|showering|bathes|bathed|bathing ~ ~ with|beside|next_to ~ me|you|us',
      `what ~ ~ happens|happen|do|does|will|would ~ ~ ~ ${GROWN_UP} ~ ~ ~ kid|child|kids|children|daughter|son|i|someone|somebody|girl|boy ~ tell|tells|told|says|said|report|reports ~ ~ ~ police|cops|policeman|judge|counselor|nurse|on_them|on_him|on_her|something|he|she|teacher`,
      `${GROWN_UP}|he|she ~ ~ go|goes|get|gets|be|sent|taken|put ~ ~ ~ jail|prison|arrested|trouble|away ~ ~ if|when|because ~ ~ i|kid|child|kids|someone|you ~ ~ tell|tells|told|say|says|report|reports ~`,
      'yell|scream|shout|knock|bang ~ ~ ~ neighbor|neighbors|neighbours|neighbour|police ~ ~ hear|hears|come|know',
      `{someone}|{adult}|{caregiver}|he|she ~ ~ did|does|do|doing|done ~ ~ bad|wrong|dirty|yucky|gross|nasty|something thing|things|stuff|bad|wrong|gross|dirty|yucky ~ ~ to|with|on me|us|my_body|your_body|her_body|his_body|a_kid|my_friend|my_sister|my_brother`,
      'happened|happens|happend ~ ~ ~ shower|bath|bathtub|bed|bedroom|bathroom|locker_room|shed ~ ~ ~ {caregiver}|him|her|man',
      'body ~ ~ feel|feels|felt ~ dirty|gross|yucky|ruined|not_mine|isnt_mine',
    ],
  },
  {
    id: 'signs-of-fear',
    reason: 'Fear at a sound, marks that are hidden, nights that are bad since something happened.',
    phrases: [
      `i|we|me ~ hide|hid|hiding|shake|shaking|freeze|pretend|crawl|lock ~ ~ ~ ~ ~ when|whenever|if|every_time|because|as_soon_as ~ i|we ~ hear|see ~ ~ ~ ${COMING}`,
      `i|we ~ hide|hid|run|crawl ~ ~ under|closet|wardrobe|bathroom ~ ~ ~ when|whenever|if|every_time ~ ~ ~ ${COMING}|home|door`,
      `when|whenever|every_time ~ i|we ~ hear|see ~ ~ ~ ${COMING} ~ ~ i|we|my ~ ~ hide|hiding|shake|shaking|freeze|lock|pretend|hurts|sick`,
      'hide|hides|hiding|cover|covers|covering|explain ~ ~ ~ bruise|bruises|welt|welts|handprint|black_eye|burn_marks|bite_marks|finger_marks|belt_marks',
      `${MARK} ~ ~ shape|shaped|look|looks|like ~ ~ finger|fingers|hand|hands|belt|iron|cigarette|teeth|shoe|palm|fist`,
      'flinch|flinches|flinched|flinching|cowers|cowering ~ ~ ~ ~ hand|hands|arm|touch*|yell*|near|close|moves|grown_up|teacher|man|dad|mom|loud',
      'has|have|had|got|with|hides ~ ~ cigarette|belt|burn|rope|whip|finger marks|mark|burns|scars|scar',
      'kid|girl|boy|friend|classmate|sister|brother|cousin|he|she ~ ~ ~ always|new|more|lots|so_many|another|often ~ ~ bruise|bruises|welts|burns|black_eye|black_eyes',
      'wet|wets|wetting|peed|pee|nightmares|bad_dreams|cant_sleep|cannot_sleep|cant_eat|shaking|crying|shower|washing ~ ~ ~ ever? since|after ~ ~ the|that|what thing|stuff|night|day|happened|he_did|she_did|they_did ~',
      '{caregiver}|he|she|they ~ ~ is|gets|get|turns|becomes|acts|are ~ ~ scary|mean|violent|rough|crazy|another_person|somebody_else|a_monster ~ ~ ~ when|once|after|as_soon_as|if ~ ~ ~ ~ door_is|doors_are|door_closes|door_shuts|nobody_sees|nobody_is_looking|nobody_is_there|nobody_is_around|nobody_is_home|nobody_else|nobody_looks|no_one_sees|no_one_is_looking|no_one_is_there|no_one_else|no_one_is_home|noone_sees|everyone_leaves|visitors_leave|guests_leave|alone_with|we_are_alone|were_alone|drinks|drunk|lights_go|lights_are',
      '{not} ~ let|make ~ ~ call|phone|tell|send_me|take_me|give_me|go ~ ~ ~ {caregiver} ~ ~ ~ ~ scary|hurt|hurts|mad|hit|hits|mean|kill|punish|angry|scared|afraid|get_it',
    ],
  },
];
