import type { RuleSet } from './rule.ts';

export const EATING: RuleSet = {
  category: 'eating',
  severity: 'harmful',
  rules: [
    {
      id: 'not-eating',
      reason: 'The child wants to lose weight, not to eat or to vomit.',
      phrases: [
        '{how}|i|me|my|want|need|should|fastest|best|tips|trying|help|can|fast|ways ~ ~ ~ lose|losing|lost|drop|loose ~ weight|pounds|fat|kilos|belly|kg|ten|five|lbs|my_belly|my_tummy',
        '{how}|i|want|need|get|be|become|getting ~ ~ skinny|so_thin|be_thin|get_thin|skinnier|thinner|slim|flat_stomach|smaller_waist|thigh_gap|six_pack|slimmer',
        '{how}|i|make|makes|made|want|should ~ ~ throw_up|vomit|puke|purge|barf ~ food|after|so|lose|eat*|dinner|on_purpose|meals|lunch|every|to|my',
        'make|making myself throw_up|vomit|puke|sick|barf',
        '{how}|i|can|want|going|stop|stopped|skip|skipping|should|will|me ~ ~ not_eat|stop_eating|starve|starving_myself|skip_meals|skip_lunch|skip_dinner|skip_breakfast|fast_for|skipping_meals|stopped_eating|eat_nothing|not_eating|never_eat|quit_eating|eat_less|skipped_lunch',
        'i ~ {not} ~ eat|ate|eating ~ anymore|today|lunch|because|anything|fat|days|so|ugly|all_day|again|too',
        'starv* ~ myself',
        'anorexi*|bulimi*|thinspo|pro_ana|laxative*|diet_pills|eating_disorder|binge*',
        'diet ~ for|to|me|pill|pills|kids|plan|skinny|lose|fast|keto',
        'i|im|should|want|need ~ ~ go|be|start|on ~ a? diet',
        'how many|few calories ~ ~ i|should|eat|kid|lose|skinny|burn|day',
        'hide|hiding|throw|throwing ~ food|lunch ~ {not}|away|mom|eat|so|napkin|because|parents',
        'how long|many_days ~ ~ live|go|survive|last ~ ~ without ~ food|eating|water',
        'burn ~ calories|fat|belly',
      ],
    },
    {
      id: 'body-image',
      reason: 'The child is unhappy with their body.',
      phrases: [
        'i|im|am ~ ~ too|so|really|very|such|just|look|feel|getting|the ~ fat|ugly|chubby|gross|hideous|overweight|disgusting|fatter|a_pig',
        'i|im|am fat|ugly|chubby|hideous|overweight',
        'am i ~ fat|ugly|pretty|skinny|chubby|overweight|too_big|hot|gross',
        'i hate ~ ~ body|face|nose|hair|legs|stomach|thighs|tummy|belly|how_i_look|skin|looks|weight|teeth|freckles|arms',
        'my ~ body|face|stomach|thighs|legs|belly|tummy|nose|arms|butt|weight|looks is|are ~ ugly|fat|gross|disgusting|too|huge|bad|big|chubby|weird',
        'everyone|they|kids|people|friends|girls|boys|he|she|mom|coach|dad|brother|sister ~ ~ says|say|call|calls|called|said|thinks|think|told ~ ~ i|im|me ~ ~ fat|ugly|chubby|skinny|gross|weird_looking|hideous|overweight|lose_weight',
        'i ~ wish|want ~ ~ prettier|pretty|thinner|different_body|different_face|lighter_skin|plastic_surgery|new_face|white_skin|bigger_muscles|bigger_boobs|straight_hair',
        'i ~ weigh ~ too|more|so',
        'why am|do i ~ so? ~ fat|ugly|look_ugly|big|gross|chubby',
        'look ~ ugly|fat|gross|disgusting ~ mirror|photos|pictures|in|dress',
        'how much should ~ i|kid|girl|boy|year ~ weigh',
        'make ~ me|my ~ ~ pretty|skinny|prettier|smaller|whiter|thinner',
      ],
    },
  ],
};
