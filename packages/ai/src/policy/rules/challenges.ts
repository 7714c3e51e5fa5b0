import type { RuleSet } from './rule.ts';

export const CHALLENGES: RuleSet = {
  category: 'challenges',
  severity: 'harmful',
  rules: [
    {
      id: 'challenge',
      reason: 'Asks about a dangerous challenge or dare.',
      phrases: [
        'dare|dares|truth ~ me|us|you|or ~ ~ dangerous|crazy|scary|bad|dare|something|hurt|to',
        'something|anything|most ~ dangerous|crazy ~ ~ do|i|we|try|challenge|dare|home',
        'choking|blackout|fire|pass_out|passout|skull|skullbreaker|cinnamon|tide_pod|benadryl|outlet|salt_and_ice|salt_ice|ice_and_salt|car_surfing|subway_surfing|train_surfing|kia|chip|one_chip|paqui|hot_chip|hold_breath|breath|milk_crate|crate|penny|door_kicking|eraser|kissing|knockout|knock_out|momo|blue_whale|devious_licks|borax|nyquil|orbeez|fainting|deodorant|duct_tape|plug|jumping|window|ghost_pepper|hot_water|boiling_water|chroming|dusting|tiktok|dangerous|viral|scary|dare|roof|swallow*|eating_raw|polar|lava|train|concussion|sleepy_chicken|gallon|one_breath|hanging|vinegar|tape|bridge|underwater|car|laundry ~ challenge*|dare*|game',
        '{how}|what|whats|is|try|do|doing|trying|want|wants|dared|tell|know|should|teach|can ~ ~ ~ choking|blackout|fire|pass_out|skull_breaker|cinnamon|tide_pod|outlet|salt_and_ice|penny|milk_crate|tiktok|dangerous|viral ~ challenge|dare|trick|stunt|game',
        'my|friends|friend|kids|they|he|she|boys|someone|brother|cousin|everyone ~ ~ dared|dare|dares|daring|double_dared|challenged me ~',
        'dare*|challenge* me to ~ jump|climb|eat|drink|swallow|hold|lick|run|touch|walk|put|stick|light|go|swim|cross|cut|stand|lie|snort|fight',
        '{how} ~ ~ pass_out|faint|black_out|hold_my_breath|stop_breathing|make_myself_faint|hyperventilate|faint_on_purpose|hold_your_breath ~',
        'pass|passing|faint|fainting ~ out? ~ on_purpose|for_fun|fun|game|feel|friends|challenge',
        'hold ~ breath ~ ~ until|pass|faint|underwater|as_long|longest|record|dizzy|minutes|challenge',
        'can|should|is|{how}|dare|dared|want|try|safe|what ~ ~ ~ jump* ~ ~ off|from|over|between ~ ~ roof|roofs|balcony|bridge|cliff|garage|second_floor|house|window|moving|stairs|swing_set|tree|top|shed',
        'put|stick|poke|sticking|putting|stuck|touch ~ ~ fork|key|finger|metal|penny|pin|paperclip|wire|scissors|coin|knife|tongue|bobby_pin|paper_clip|spoon|screwdriver ~ ~ outlet|socket|toaster|plug|electric*|wire',
        '{how}|can|dare*|should|i|we|want|fun|lets ~ ~ play*|run*|lie|lay|stand|walk|sit|ride|hide|climb*|cross|balance ~ ~ on|in|across|with|up|inside ~ ~ railroad|train_tracks|tracks|traffic|highway|freeway|street_blindfold*|power_lines|thin_ice|frozen_lake|frozen_pond|dryer|washing_machine|roof|fridge|refrigerator|electric_tower|well|crane|moving_car|top_of_a_car',
        '{how}|can|dare*|should|i|want|lets ~ ~ climb* ~ ~ ~ roof|tower|bridge|crane|power_line*|scaffold*|water_tower|radio_tower',
        'eat|eating|swallow|drink|drinking|snort|lick ~ ~ ~ tide_pod|spoon_of_cinnamon|cinnamon|hottest_pepper|ghost_pepper|hot_sauce|hand_sanitizer|raw_egg*|bug_spray|hot_chip|whole_bottle|gallon|toilet_paper|crayons|borax|dish_soap|nutmeg|laundry|carolina_reaper|worlds_hottest',
        'tie|wrap|put|tighten ~ ~ rope|belt|scarf|plastic_bag|bag|string ~ ~ neck|head|face|over',
        'plastic bag ~ head|face',
        'salt ~ ice ~ skin|arm|hand|challenge|burn',
        'set|light|lighting ~ ~ hand|hair|myself|hands|arm|fingers ~ fire',
        'drive|driving|drove ~ ~ car|truck|dads|moms ~ ~ without|by_myself|secret*|alone|myself|fast|kid',
        '{how} ~ drive ~ car|truck',
        'hang* ~ upside|onto|out|off|from ~ ~ bridge|balcony|window|car|truck|train|bus|roof|neck',
        'how long can ~ ~ hold|stay|survive ~ ~ breath|underwater|in_the_dryer|without_air|without_breathing|head',
        'ride|surf ~ on_top|outside|top ~ ~ car|train|bus|truck',
      ],
    },
  ],
};
