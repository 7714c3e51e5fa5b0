import type { Rule } from './rule.ts';

const WHO = '{caregiver}|{adult}|he|she|they|kid|kids|boy|girl|boys|teenager|teen';
const CLOTHES =
  'clothes|clothing|shirt|pants|trousers|shorts|skirt|dress|underwear|undies|swimsuit|bikini|pajamas|top';
const MARKS =
  'bruise|bruises|bruised|marks|welts|scratches|burns|scars|black_eye|blue_spots|bite_marks|handprint|bump_on_my_head';

/** Harm that is told by its traces, by fear or by what somebody was made to do. */
export const ABUSE_FORMS: readonly Rule[] = [
  {
    id: 'undressed',
    reason: 'Somebody takes clothes off the child or wants it to.',
    phrases: [
      `${WHO} ~ ~ says|said|say|tells|told|thinks|wants|wanted|makes|made|asked|asks|orders ~ ~ i|me|we|us ~ ~ take|taking|get|pull|put|lift|remove|change ~ ~ ${CLOTHES} ~ off|down|up`,
      `${WHO} ~ ~ pull|pulls|pulled|pulling|yank|yanks|yanked|tug|tugs|tugged|take|takes|took|rip|ripped|lift|lifts|lifted ~ my|our|me ~ ${CLOTHES} ~ ~ down|off|up`,
      `${WHO} ~ ~ pull|pulls|pulled|yanked|took|takes|ripped|lifted ~ down|off|up ~ my|our ${CLOTHES}`,
      `${WHO} ~ comes|came|come|walks|walked|peeks|looks|sneaks|stays|gets ~ in|into|there|inside ~ ~ ~ when|while ~ i|im|we ~ ~ ~ shower|showering|bath|bathing|undress|undressed|change|changing|naked|toilet|bathroom|dressed|dressing|bed|sleep|sleeping|asleep`,
      'i|me|us|we ~ ~ sit|sits|sitting|lie|lay|sleep ~ ~ on|in|next_to ~ ~ lap|bed|knee ~ ~ ~ ~ {not} want|like|uncomfortable|weird|hate',
    ],
  },
  {
    id: 'made-to',
    reason: 'Somebody makes the child do what it does not want, and forbids to tell.',
    phrases: [
      `${WHO} ~ ~ ~ ~ make|makes|made|making|force|forces|forced me|us ~ do|touch|watch|play|kiss|look ~ ~ ~ ~ ~ ~ says|said|say|told|tells|threatens ~ ~ {not} ~ tell|telling|talk|say`,
      '{adult}|man|boy|kid|cousin|neighbor|coach|babysitter|uncle|stepdad|stepmom ~ ~ ~ ~ make|makes|made|making|force|forces|forced me|us ~ do ~ ~ ~ bad|gross|weird|yucky|nasty|dirty|i_dont_like|i_hate|dont_want_to|i_dont_want',
      `touch|touches|touched|touching|rubs|rubbed|grabs ~ your|a_kids|kids|someones|a_childs|somebodys|her|his ~ private*|no_no|down_there|bottom|butt|crotch`,
    ],
  },
  {
    id: 'traces',
    reason: 'Marks on the body, or fear of a person or of going home.',
    phrases: [
      `${MARKS} ... from|by|because_of|cause_of|that ~ ~ {caregiver}|him|her|them|he|she`,
      `${MARKS} ... {caregiver}|he|she|they ~ ~ ~ mad|angry|drunk|hit|hits|hurt|hurts|grabs|grabbed|did`,
      'scared|afraid|sad|ashamed|crying|cry|cries|hurts|hurting|terrified|sore ~ ~ ~ of|because|cause|from|after|about ~ of? what ~ ~ {caregiver}|{adult}|he|she|they ~ did|does|do|done|keeps_doing',
      'what ~ ~ {caregiver}|{adult}|he|she|they ~ did|does|do|doing|done ~ to|with ~ me|mine|my_body|us',
      'i|im|we|were|i_am ~ ~ scared|afraid|frightened|terrified|worried|nervous ~ ~ go|going|be|being|come|coming|walk ~ home|back|inside ~ ~ ~ {caregiver}|he|she|they|hit|hurt|angry|mad|drunk|tonight|today|because',
      'use|uses|used|gets|got|grabs|grabbed|takes|took|with|swings|has ~ the|his|her|a|an ~ belt|cable|cord|chord|paddle|switch|stick|hose|pan|slipper|rope|whip|iron|cane|broom|ruler|shoe ~ on|at|and|to|for ~ ~ me|us|hit*|beat*|him|her|my|we',
    ],
  },
  {
    id: 'fights-at-home',
    reason: 'Grown-ups at home throw things, fight or scream, and the child hides.',
    phrases: [
      '{caregiver} ~ throw|throws|threw|throwing|smash|smashes|smashed|swings|swung ~ ~ ~ at|on|against ~ {caregiver}|me|us|him|her|wall|floor',
      'i|we ~ hide|hid|hiding ~ ~ under|in|behind|inside ~ ~ bed|closet|wardrobe|bathroom|basement|garage|table|room|blanket ~ ~ ~ ~ {caregiver}|he|she|fight*|yell*|scream*|mad|angry|drunk|hits|scared|comes',
      '{caregiver}|parents|they ~ ~ fight*|yell*|scream*|drunk|throw*|drink*|mad|angry ... i|we ~ hide|hid|hiding ~ ~ under|in|behind|inside|with',
    ],
  },
];
