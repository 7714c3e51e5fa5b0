import type { RuleSet } from './rule.ts';

const PART =
  'head|stomach|tummy|belly|throat|ear|ears|tooth|teeth|chest|back|leg|knee|ankle|arm|eye|eyes|skin|nose|foot|heart|neck|wrist|finger|toe|poop|pee';
const ILL =
  'hurts|hurt|hurting|aches|ache|sore|itchy|itches|swollen|bleeding|red|infected|broken|burning|rash|numb|twitching|stings|pain|bumps|bump|spots|weird|beating_fast|lump|dizzy|purple';

export const MEDICAL: RuleSet = {
  category: 'medical',
  severity: 'advice',
  rules: [
    {
      id: 'own-body',
      reason: 'Asks for medical advice about a person.',
      phrases: [
        '{how}|my|i|we ~ ~ ~ ~ lice|ringworm|pinkeye|warts|scabies|worms|acne|pimples|headache*|nosebleed*|stomachache*|constipat*|allerg*|cold_sore*|cavity ~',
        'get rid of ~ ~ lice|rash|cold|pimple*|wart*|fever|cough|headache|hiccups|acne|pain',
        `my|his|her ~ ${PART} ~ ~ ${ILL}`,
        'i|im|brother|sister|mom|dad|dog|friend|baby|he|she|grandma|grandpa ~ ~ have|has|got|feel|am|is|feels|getting|had|with ~ ~ ~ a? ~ fever|rash|cough|flu|cancer|covid|infection|headache|stomachache|tummy_ache|sore_throat|diarrhea|dizzy|nauseous|lice|pinkeye|pink_eye|allergy|allergies|asthma|seizure|concussion|adhd|autism|depression|anxiety|chickenpox|strep|pneumonia|bump|lump|wart|worms|broken_bone|earache|diabetes|bleeding_nose|nosebleed|tick_bite',
        'do|does|did i|he|she|my|we|brother|sister ~ ~ ~ have ~ ~ ~ fever|rash|cancer|covid|infection|adhd|autism|depression|anxiety|flu|allergy|concussion|strep|diabetes|disease|appendicitis|asthma',
        'am i ~ sick|dying|pregnant|depressed|allergic|autistic|contagious|ill|having|going_to_die|going_blind',
        'is it|this|my ~ ~ ~ contagious|cancer|infected|sprained|normal_that|serious|poisonous_to|allergic',
        '{how} ~ ~ ~ cure|treat|heal|stop|get_rid_of|fix ~ ~ ~ my|a|an|the|his|her ~ ~ cold|fever|rash|cough|headache|wart|acne|pimple*|infection|cut|burn|broken|sprain*|flu|cavity|stomach*|pink_eye|tooth*|lice|nosebleed|ear*|bite|wound|cancer|asthma|depression|anxiety|adhd|bruise|hiccups|blister',
        'should|do ~ ~ i|we|my_mom|my_dad|he|she ~ ~ ~ go|see|need|get|stop|take|put|pop|drain ~ ~ ~ doctor|hospital|vaccine|surgery|stitches|shot|dentist|therapist|er|medication|meds|pimple|cast|therapy|blister',
        'diagnose|prescribe|symptoms_of ~ me|my|for',
        'what ~ ~ ~ wrong|disease|illness|medicine|sickness ~ ~ ~ with_me|with_my|do_i_have|for_my|does_my|i_have|cures|for_a|does_he|does_she',
        'i ~ ~ ~ threw_up|puked|vomited|feel_sick|fainted|barfed|am_sick|sick|broke_my|sprained|feel_dizzy|wet_the_bed ~',
        'what|which ~ ~ medicine|cream|pill|doctor ~ ~ ~ should|for|cures|best|stops|helps',
        'will i ~ ~ die|get_sick|go_blind ~ ~ ~ if|from|because|of',
        'is ~ ~ mole|bump|bite|rash|cut|tick|bruise|lump ~ ~ ~ bad|dangerous|cancer|infected|serious|normal',
      ],
    },
  ],
};

export const LEGAL: RuleSet = {
  category: 'legal',
  severity: 'advice',
  rules: [
    {
      id: 'own-case',
      reason: 'Asks for legal advice.',
      phrases: [
        'can|could|should|how|is|will|do|does ~ ~ ~ ~ sue|go_to_jail|go_to_prison|get_arrested|be_arrested|press_charges|get_a_lawyer|legal_to|illegal_to|against_the_law|go_to_court|get_custody|get_divorced|get_a_divorce|divorce|get_emancipated|call_the_cops_on|be_sued|go_to_juvie|get_sued',
        'is ~ ~ ~ illegal|legal|against_the_law|a_crime ~ ~',
        'my|parents|mom|dad ~ ~ ~ getting_divorced|getting_a_divorce|divorce|divorced|divorcing|custody|lawyer|deported|arrested|jail|prison|evicted|court',
        'who|which ~ ~ ~ custody|judge ~ ~ ~ i|me|live|mom|dad|choose|pick',
        'who|what|where|how ~ ~ ~ kids|kid|child|children|me|us ~ ~ ~ divorce|custody',
        'divorce ~ ~ ~ judge|court|lawyer',
        '{how} ~ ~ ~ sue|emancipate*|get_out_of_jail|change_my_name|divorce*|fake_id|forge|fake_a_signature|fake_my ~',
        'legal|illegal age ~',
        'police|cops|policeman|sheriff|judge ~ ~ arrest|jail|handcuff|fine|punish ~ ~ ~ i|me|kid|kids|child|children|you|us|my_mom|my_dad|my_brother ~',
        'do i need a? lawyer|license|permit',
        'lawyer ~ ~ ~ say|help|my|for|need|get|talk|cost',
      ],
    },
  ],
};

export const MONEY: RuleSet = {
  category: 'money',
  severity: 'advice',
  rules: [
    {
      id: 'spending',
      reason: 'Gambling, spending, or money advice.',
      phrases: [
        'lottery|lotto|jackpot|powerball|mega_millions ~ ~ number*|win|ticket*|buy|play|will',
        'lottery|lotto|powerball',
        'slots|slot|bingo|dice|cards ~ ~ real|actual|true ~ cash|money|dollars',
        'gambl*|casino*|betting|lottery_ticket*|slot_machine*|poker|blackjack|roulette|sports_bet*|scratch_off*|loot_box*|lootbox*|lootboxes|draftkings|scratchers|bookie',
        '{how}|i|want|lets|can|should|wanna|my ~ ~ ~ bet|gamble|wager ~ ~ ~ money|on|dollars|game|horse|team|lunch|allowance|five|robux|with|ten',
        'bet|wager ~ ~ ~ money|dollars|bucks|allowance|robux|vbucks',
        'win ~ ~ lottery|jackpot|casino|bet|free_robux|free_vbucks',
        'buy|get|send|give|order|purchase|order|pay ~ ~ me|us|my|i|for_me ~ ~ ~ robux|vbucks|v_bucks|toy|toys|phone|iphone|ipad|lego|legos|game|games|skin|skins|gems|coins|money|gift_card|puppy|pony|nintendo|switch|xbox|ps5|playstation|candy|ice_cream|pizza|subscription|shoes|dollars|doll|stuff|something|present|presents',
        'buy me ~',
        'free robux|vbucks|v_bucks|gems|gift_card*|money|coins|skins',
        'robux|vbucks|v_bucks|bitcoin|crypto|cryptocurrency|nft|nfts|dogecoin|onlyfans|ethereum|memecoin|stocks|stock_market',
        '{how}|can|should|want|i|where|help ~ ~ ~ earn|make|get|invest|borrow|steal|find ~ ~ ~ lots_of_money|rich|money_fast|money_online|quick_money|free_money|fast_money|a_loan|real_money|credit_card|moms_credit|dads_credit|stocks|bitcoin|lots_of_cash|easy_money|money_quick|rich_quick|rich_fast|a_million_dollars',
        'get|become|be|getting ~ rich ~',
        'use|take|have|borrow|using|enter|used|took|type ~ ~ ~ credit_card|debit_card|moms_card|dads_card|moms_money|dads_money|parents_card|moms_wallet|paypal|apple_pay|moms_purse|dads_wallet|card_number ~',
        '{how}|can|help|want|i|lets ~ ~ ~ unlock|use|open|trick|turn_on|hack|add|activate|log_into|pay_with ~ ~ ~ apple_pay|google_pay|cash_app|venmo|zelle|paypal|app_store|play_store|moms_bank|dads_bank',
        'without ~ my? moms|dads|mommys|daddys|mothers|fathers|parents|grandmas|grandpas ~ face|face_id|thumb|thumbprint|fingerprint|finger|password|pin|passcode|permission',
        'credit card ~ ~ number|without|mom|dad|buy|pay|secret*|parents',
        'put|type|enter|use|using|add|steal|sneak|borrow|charge|take|scan ~ ~ moms|dads|mommys|daddys|parents|mothers|fathers|grandmas|grandpas|sisters|brothers ~ card|cards|visa|wallet|purse|paypal|bank|credit*|debit*',
        'win|earn|make|get|cash_out ~ real|actual|true ~ money|cash|dollars|prizes',
        'win|earn|gamble|bet ~ ~ money|cash|dollars ~ ~ on_here|here|in_the_app|this_app|this_game|online|website',
        'give|gimme|add|send|get ~ me|us ~ ~ free|extra|unlimited|infinite|all_the|more ~ points|coins|stars|gems|badges|crowns|tokens|lives|diamonds|trophies',
        'give|gimme|add|send ~ me|us ~ ~ coins|gems|badges|crowns|tokens|diamonds|trophies|gold',
        'points|coins|stars|gems|badges|crowns|tokens|lives|diamonds for free',
        'coins|gems|crowns|tokens|lives|diamonds|skins|robux ~ without ~ paying|money|buying|pay|spending',
        'order|deliver|bring|ship ~ ~ ~ ~ to my|our ~ house|home|door|school|address|room|place',
        'buy|trade|sell|mine ~ internet|online|digital|crypto|virtual|bit coin|coins|money|currency|tokens',
        'should ~ i|we|my_parents|my_dad|my_mom ~ ~ ~ invest|buy|spend|sell|borrow ~',
        'invest ~ my|in|money|the',
        'ask|tell|make|convince|trick ~ ~ mom|dad|parents|grandma ~ ~ ~ buy|pay|give_me_money|subscribe|spend',
        'taxes ~ my|do|how|pay|file ~ parents|mom|dad|i',
        'upgrade|subscribe|premium ~ ~ without|secret*|free|parents|hack',
      ],
    },
  ],
};

export const POLITICS: RuleSet = {
  category: 'politics',
  severity: 'advice',
  rules: [
    {
      id: 'opinion',
      reason: 'Asks for an opinion about politics or religion.',
      phrases: [
        'who|which|should|would|do|are|did|is|what|why|i|hate|love|like|vote|voting|think|you|my|dad|mom|says|said ~ ~ ~ ~ trump|biden|harris|obama|kamala|putin|zelensky|netanyahu|republican|republicans|democrat|democrats|conservative|conservatives|liberal|liberals|maga|desantis|vance|newsom|xi_jinping|elon_musk|musk|aoc|hillary|bernie',
        'trump|biden|kamala|obama|putin|maga|republicans|democrats ~ ~ ~ is|are|good|bad|sucks|won|lost|best|better|stole|evil|worst|or|going|jail|racist|should',
        'who|which ~ ~ ~ should|will|would|did ~ ~ ~ vote_for|win_the_election|be_president|you_vote|be_the_next_president|win_election',
        'what|which|who|whose|is|are|my|does|do|why|should|if|prove|says|think|believe|your ~ ~ ~ ~ god|jesus|allah|bible|quran|religion|religions|heaven|hell|satan|devil|muslims|christians|jews|islam|christianity|church|atheist|atheists|buddha|angels|soul ~ ~ ~ ~ real|true|exist|best|right|better|wrong|fake|lie|go_to|hate|evil|bad|believe|prove|truth|exists|stupid|made_up|allowed|go|fake|hear|love',
        'is|are|does|do there? ~ god|jesus|allah|heaven|hell|satan|devil ~ ~ real|exist|true|a|love|hate|hear|god',
        'is there a|any? god|heaven|hell',
        'god|jesus|allah|bible|quran|koran|torah ~ says|forbids|hates|punishes|allows|wants_us|wants_me|told_me|told_us ~',
        'best|right|true|only|wrong|correct|which ~ religion|god|political_party|party|president|politician',
        'will|do|does|did|am ~ ~ ~ ~ go|going|goes|went|burn ~ to|in ~ ~ hell|heaven',
        'do you believe ~ ~ god|jesus|allah|abortion|climate|ghosts|heaven|trump|hell|religion',
        'abortion*|gun_control|gun_laws|second_amendment|pro_life|pro_choice|death_penalty|border_wall|illegal_immigra*|transgender_bathroom*|gay_marriage|black_lives_matter|blm|defund_the_police|israel_and_palestine|israel_or_palestine|palestine_or_israel|gaza|hamas|war_in_ukraine|ukraine_war|russia_or_ukraine|impeach*|conspiracy|antifa|communism_better|socialism_better|capitalism_bad|brexit|deportation*|left_wing|right_wing',
        'who ~ ~ ~ right|better|wrong|bad_guys|good_guys|started ~ ~ ~ israel|palestine|russia|ukraine|gaza|china|taiwan',
        'should ~ ~ ~ ~ guns|abortion|immigrants|immigration|taxes|police|transgender|gay_people|refugees|drugs ~ ~ ~ ~ banned|allowed|legal|deported|illegal|higher|lower|go|stay|marry|rich|deport',
        'pray|baptize* ~ ~ me|to|with|my|be ~',
        'what ~ ~ ~ think|opinion|feel ~ ~ ~ about|of|on ~ ~ ~ president|politics|war|government|election|religion|god|immigrants|police',
        'worship|sinner|sins|is_a_sin|blasphemy|infidel|infidels ~',
        'are|is ~ ~ ~ ~ ~ our|my|americas enem*',
        'are|is people|kids|men ~ from ~ ~ country|countries|there|russia|china|iran|israel|mexico ~ ~ enem*|bad|evil|dangerous|criminals|worse',
        'prophet|muhammad|mohammed ~ ~ ~ draw|cartoon|fake|picture|bad',
        'election ~ ~ ~ stolen|rigged|fake|who_won|cheat*',
      ],
    },
  ],
};
