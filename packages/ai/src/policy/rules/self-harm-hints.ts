import type { Rule } from './rule.ts';

const GONE =
  'gone|dead|died|die|disappeared|disappear|vanished|vanish|went_away|not_here|not_there|wasnt_here|wasnt_there|not_around|wasnt_around|never_born|didnt_exist|never_existed';
const DAYS =
  'tomorrow|next_year|next_week|future|growing_up|waking_up|wake_up|being_here|stay_here|staying_here|another_day|any_day|more_days|birthdays|my_birthday|going_on|go_on|anything_anymore|trying_anymore';
const SOON = 'early|earlier|sooner|soon|today|tonight|now|on_purpose|faster|quickly|right_away|already';
const DEATH = 'die|dies|dead|died|death';

/** Ways to say it without saying it: what would be without me, and signs that others should take seriously. */
export const SELF_HARM_HINTS: readonly Rule[] = [
  {
    id: 'without-me',
    reason: 'The child asks or says how the world would be without them.',
    phrases: [
      `anyone|anybody|nobody|no_one|noone|everyone|everybody|someone|people|they|friends|family|mom|dad|parents|class|world ~ ~ notice|notices|care|cares|miss|cry|remember|mind|glad|happy|happier|better|relieved|sad ~ ~ ~ if|when|that|now ~ i|im|me ~ ~ ~ ${GONE}`,
      `what|how ~ ~ ~ if|when ~ i|im ~ ~ ~ didnt_wake_up|not_wake_up|never_woke_up|dont_wake_up|never_wake_up|stopped_breathing|stopped_existing`,
      `would|will|does|do ~ ~ ~ better|easier|happier|nicer|quieter ~ ~ without me`,
    ],
  },
  {
    id: 'on-oneself',
    reason: 'The child hits a part of the own body, or wants to try on itself how one dies.',
    phrases: [
      'i|im|ive ~ ~ hit|hits|hitting|bang|banging|bash|bashing|slam|slamming|smash|smashing|knock|punch|punching|slap|slapping ~ my ~ head|face|forehead|self|legs|chest ~ ~ ~ ~ till|until|on_purpose|because|cause|again_and_again|over_and_over|so_hard|when_i|to_feel|to_punish',
      'im|i_am|i_feel so? ~ stupid|dumb|bad|worthless|ugly|useless|terrible ~ ~ ~ hit|hitting|bang|banging|slap|scratch|bite|punch|cut ~ my ~ head|face|arm|arms|legs|hand|self|hair',
      `before|until|till|to ~ ~ ${DEATH} ... want|wanna|gonna|going_to|try|trying|plan|will ... me|myself|it_myself`,
    ],
  },
  {
    id: 'signs-in-others',
    reason: 'A friend writes farewells or gives away what they love.',
    phrases: [
      'girl|boy|kid|friend|she|he|sister|brother|cousin|classmate|someone|they ~ ~ ~ ~ ~ ~ writes|wrote|writing|made|makes|records|recorded ~ ~ goodbye|farewell|suicide|last|will_miss_you ~ letters|letter|notes|note|messages|message|videos|poem|poems',
      'gave|gives|giving|give away ~ ~ all|whole|everything|every|favorite ~ ~ ~ ~ sad|die|dead|goodbye|cry|anymore|need_it',
      'goodbye|farewell ~ letters|notes ~ ~ ~ gave|gives|giving|sad|cry|cries|cuts',
    ],
  },
  {
    id: 'no-tomorrow',
    reason: 'The child sees no sense in the days to come, or asks how to be in heaven soon.',
    phrases: [
      `{not} see|know|feel|find|have|is|any ~ ~ point|reason|sense|use ~ ~ of|in|to|for ~ ~ ${DAYS}`,
      `no|what|whats|any ~ ~ point|reason|use|sense ~ of|in|to|for ~ ~ ${DAYS}`,
      '{not} ~ care|know|matter ~ ~ if|about|whether ~ ~ ~ tomorrow|next_birthday|a_tomorrow|live_or|future ~ comes|anymore|happens|die|for_me',
      '{not} ~ ~ be ~ ~ a? tomorrow|future|next_year for me',
      `heaven|paradise|afterlife ~ ~ ~ ~ ~ ~ go|get|come|be|move ~ ~ ${SOON}`,
      `go|get|going|goes|move|be|fly|way ~ to|in|into ~ heaven|paradise ~ ~ ${SOON}`,
      'heaven|paradise ~ ~ better|nicer|happier|quieter|easier|more_fun ~ ~ than|there',
    ],
  },
];
