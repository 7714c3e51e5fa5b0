import type { RuleSet } from './rule.ts';

const ATE =
  'took|take|taken|ate|eat|eaten|swallow*|drank|drink|drunk|drinked|eated|chewed|licked|licks|sniffed|got|put|inhaled|gave';
const STUFF =
  'pill|pills|medicine|medicines|tablets|tylenol|advil|ibuprofen|aspirin|vitamins|gummies|bleach|detergent|soap_pod|tide_pod|tide_pods|pod|pods|laundry_pod|cleaner|battery|batteries|magnet|magnets|button_battery|coin|poison|berries|mushroom|mushrooms|cleaning_stuff|cleaning_spray|chemical|chemicals|perfume|hand_sanitizer|sanitizer|nail_polish|rat_poison|paint|gasoline|antifreeze|alcohol|beer|wine|vodka|glue|edibles|edible|weed_gummies|windex|dish_soap|drain_cleaner|mouthwash|lighter_fluid|needle|plant|glass|sleeping_pills|cough_syrup|syrup';

export const SWALLOWED: RuleSet = {
  category: 'swallowed',
  severity: 'crisis',
  rules: [
    {
      id: 'took',
      reason: 'The child or somebody near swallowed medicine, poison or an object.',
      phrases: [
        'whole|entire|full|half ~ bottle|pack|box|jar ~ of ~ vitamin*|pill*|medicine*|tablet*|gummies|syrup',
        'i|he|she|brother|sister|baby ~ drank|ate|swallowed|drunk|licked ~ ~ something|stuff|some|it ~ ~ ~ sink|garage|cabinet|blue|cleaning|bathroom|trash|poisonous|bottle',
        'i|he|she|brother|sister|baby|friend|dog ~ ~ ~ ate|eaten|drank|drunk|swallowed|took|taken|had ~ ~ ~ ~ pills|medicine|tablets|cleaner|bleach|battery|magnets|poison|detergent|vitamins|berries|mushroom|mushrooms|pod|gummies|sanitizer|soap ~',
        'ate|drank|swallowed|took ~ ~ ~ from ~ ~ under_the_sink|cabinet|medicine|bathroom|purse|garage',
        'and now ~ ~ feel|feels|is|am ~ ~ sleepy|dizzy|sick|funny|weird|asleep',
        `i|we|im|ive|brother|sister|baby|friend|he|she|dog|cat|bro|sis|cousin|{caregiver} ~ ${ATE} ~ all|whole|some|too_many|lots_of|lot_of|a|my|the|moms|dads|grandmas|bunch_of|bottle|many|his|her|mommys|grandpas|five|ten|two|three|from ~ of? ~ ${STUFF}`,
        `i|we|brother|sister|baby|he|she|friend|cousin ~ took|ate|swallow*|drank|drinked|eated|chewed|licked ~ ${STUFF}`,
        'i|he|she|brother|sister|baby ~ took|take|ate|had ~ too_much|too_many|all ~ medicine|pills|tablets|vitamins|gummies',
        'overdose*|overdosing',
        `what ~ happens|do|if ~ i|someone|baby|brother|sister|you|he|she ~ ate|eat|eats|swallow*|drank|drink|drinks|drunk|chewed|licked|sniffed|inhaled ~ ${STUFF}`,
        'swallowed ~ something|battery|coin|magnet|pills|poison|thing|toy|bead|marble|it',
        '{i} ~ {want} eat|drink|swallow|taste ~ bleach|detergent|pods|tide_pods|poison|cleaner|batteries|gasoline|pills|soap|glue',
        'can i|someone|you|we|kids eat|drink|swallow|taste|take ~ bleach|detergent|pods|poison|cleaner|batteries|gasoline|pills|medicine|gummies',
        'i ~ have|got ~ in|up ~ my ~ throat|nose|airway ~ stuck|bead|cant',
        'stuck in my throat',
      ],
    },
  ],
};
