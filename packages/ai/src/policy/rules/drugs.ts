import type { RuleSet } from './rule.ts';

const DRUG =
  'drug|drugs|weed|marijuana|cannabis|cocaine|smoke_pot|smoking_pot|crack_cocaine|coke_drug|heroin|meth|fentanyl|lsd|ecstasy|mdma|molly_drug|shrooms|magic_mushrooms|magic_mushroom|opium|ketamine|steroids|xanax|adderall|oxy|percocet|opioid|opioids|edibles|edible|thc_gummies|cbd_gummies|bong|crystal_meth|nitrous|vicodin|codeine|morphine|ritalin|hash_brownie|pot_brownie';
const DRINK =
  'beer|beers|wine|vodka|whiskey|rum|alcohol|liquor|tequila|booze|champagne|moonshine|cider_beer|white_claw|hard_seltzer|cocktail|jello_shots|shots|mimosa';

export const DRUGS: RuleSet = {
  category: 'drugs',
  severity: 'harmful',
  rules: [
    {
      id: 'drugs',
      reason: 'Asks about drugs.',
      phrases: [
        'make|get|getting|making ~ ~ dog|cat|baby|pet|brother|sister|friend|someone|me high|drunk|stoned|sleepy',
        'fun|cool|good|nice|great|bad|like|feel|feels|feeling ~ ~ be|being|get|getting ~ high|stoned|drunk|wasted|tipsy',
        'drug|drugs ~ ~ best|strong*|feel|fun|sell|buy|cool|cheap*|make|makes|take|try|kids|school',
        `{how} ~ ~ ${DRUG}`,
        `what|how|why|where|who|which|whats ~ ~ weed|marijuana|cocaine|heroin|meth|fentanyl|lsd|ecstasy|mdma|shrooms|magic_mushrooms|opium|ketamine|xanax|adderall|edibles|crystal_meth|cannabis|drugs|steroids`,
        `try|tried|trying|take|taking|took|do|doing|did|use|using|sell|selling|buy|buying|smoke|smoking|get|getting|make|making|grow|have|snort|eat|ate|inject|offered|gave ~ ~ ${DRUG}`,
        'weed|cocaine|heroin|meth|fentanyl|marijuana|lsd|shrooms',
        '{how}|want|feel|get|getting|got|like ~ high ~ from|on|off|at|with|without|school|home|fast',
        '{how} ~ get|be|feel high|stoned|buzzed|wasted|drunk|tipsy',
        'sniff|sniffing|huff|huffing|inhale|snort|inhaling ~ glue|markers|paint|gas|powder|sharpie|sharpies|spray|helium|something|pixie|smarties|aerosol',
        'feel* high|stoned',
      ],
    },
    {
      id: 'alcohol',
      reason: 'Asks about drinking alcohol.',
      phrases: [
        `{how}|can|is|what|why|should|when|does|where ~ ~ ~ ${DRINK} ~`,
        `drink|drinking|drank|try|tried|trying|taste|tasted|taste|buy|get|sneak|steal|make|sip|had|have ~ ~ ${DRINK}`,
        'get|getting|got|being|am|feel drunk|tipsy|wasted|hammered',
        `${DRINK} ~ taste*|good|drunk|kids|recipe|home|fun|cool|best|age`,
        'i|im|so|really|my_friend|am drunk',
      ],
    },
    {
      id: 'smoking',
      reason: 'Asks about smoking or vaping.',
      phrases: [
        `{how}|can|is|where|should|whats|what|why|which|want|try|tried|trying|does|do|get|buy|hide|sneak|cool ~ ~ ~ vape|vapes|vaping|juul|cigarette|cigarettes|cigar|cigars|hookah|nicotine|tobacco|puff_bar|elf_bar|cigs|zyn|zyns|snus`,
        `{i}|my|friends|friend|kids|boys|brother|sister ~ ~ vape*|smok*|juul|cigarette*|vaping`,
        '{how} ~ smoke|smoking',
        'try|tried|trying|start|started|want ~ smoking|smoke|a_smoke',
        'vape|vapes|vaping|juul|zyn|elf_bar',
        'smoke|smoking|roll|hit ~ rings|tricks|cigarette*|weed|joint|pot|blunt|bong',
      ],
    },
    {
      id: 'medicine',
      reason: 'Asks about taking medicine.',
      phrases: [
        'how much|many ~ ~ medicine|pills|tylenol|advil|ibuprofen|aspirin|cough_syrup|melatonin|benadryl|tablets|nyquil|cold_medicine|cough_medicine|gummies|vitamins|dose|doses|painkillers|sleeping_pills|motrin|mg ~',
        'can|should|could|may|is_it ~ i|me|we|kids|you|my ~ ~ take|have|give|eat|get|use|swallow ~ ~ medicine|pills|pill|tylenol|advil|ibuprofen|aspirin|cough_syrup|melatonin|benadryl|tablets|adult_medicine|sleeping|antibiotics|painkillers|motrin|vitamins|nyquil|inhaler',
        'what|which ~ pill|pills|medicine|medicines|drug|tablet|tablets ~ ~ take|makes|make|should|sleep|happy|high|best|give|for|strong*|help*|feel|calm',
        'medicine|pills|pill|cough_syrup|benadryl ~ ~ sleep|fun|high|sleepy|dizzy|strong|stronger|without_asking|expired|double|twice|more|friend|someone',
        'take ~ ~ someone_elses|moms|dads|brothers|sisters|grandmas|more|extra|two|double ~ medicine|pills|pill|meds',
        'dose|dosage ~ ~ medicine|tylenol|of|for|my|kid',
      ],
    },
  ],
};
