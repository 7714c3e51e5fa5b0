import type { RuleSet } from './rule.ts';

const MEAN =
  'stupid|dumb|ugly|idiot|idiots|moron|loser|losers|fat|fatso|fatty|gross|pathetic|useless|worthless|trash|garbage|annoying|lame|weirdo|freak|dummy|dumbo|dumbass|dumbhead|stinky|smelly|meanie|nerd|noob|crybaby|baby|pig|cow|bad|boring|worst_teacher|worst_bot|suck|sucks|stink|terrible|clown|creep|creepy|butthead|poophead|poopyhead|poopy_head|poopy|doodoo|dork|jerk|rat|liar|cheater|disgusting|horrible|brat|wimp|stoopid|silly_head|donkey|monkey|fart|fartface|poo_head|doo_doo_head|booger|crap|potato|dumber|stupider|buttface|dumdum|imbecile|fool|brainless|airhead|blockhead|big_baby|toad|bozo';

export const BULLYING: RuleSet = {
  category: 'bullying',
  severity: 'rude',
  rules: [
    {
      id: 'insult',
      reason: 'An insult.',
      phrases: [
        'yo|your|ur ~ mama|momma joke|jokes',
        'you|u|youre|ur|you_are|this|thats|that ~ ~ ~ worst|dumbest|stupidest|ugliest|crappiest|meanest|suckiest ~',
        'youre|ur|you_are|u_r|u_are ~ ~ ~ trash|garbage|mean|useless|terrible|horrible|bad|pathetic|annoying|boring|lame|weird|ugly|fat ~ ~ helper|robot|bot|computer|ai|and|teacher|thing',
        `you|youre|your|ur|u|he|she|they|shes|hes|teacher|brother|sister|everyone|kids|people|this_app|this_bot|app|bot|robot|computer|noodle|noodlenaut ~ ~ so? ~ stupid|dumb|ugly|idiot|idiots|moron|loser|losers|fatso|fatty|pathetic|worthless|dummy|dumbo|dumbass|freak|weirdo|crybaby|butthead|poophead|poopyhead|buttface|suck|sucks|stinky|smelly|a_jerk|such_a_jerk|brainless|dumdum|imbecile|stink|stinks|poopy|bozo|dork|lame|airhead|blockhead|fartface|noob|creep|doodoo`,
        `youre|ur|you_are|u_are|u_r|you_r|you_look|you_smell|you_act ~ a? ${MEAN}`,
        'your|ur|u ~ so? stupid|dumb|ugly|stinky|smelly|fat|annoying|a_loser|an_idiot',
        'stupid|dumb|idiot|dummy|loser|moron|stupidhead|shut_up|shutup|shutup|shush|shaddap|buzz_off|screw_you|drop_dead|i_hate_you|hate_you|hate_u|nobody_likes_you|no_one_likes_you|everyone_hates_you|kys|kill_yourself|kill_urself|go_die|go_kill_yourself|hope_you_die|you_should_die|eat_poop|lick_my|kiss_my_butt|kiss_my|bite_me|smell_my|suck_it|you_stink|crybaby|poopyhead|poophead|butthead|fartface|buttface|dumdum|fatso|fatty|weirdo|moron|moronic|imbecile|screw_off|dumbo|l_bozo|bozo|stfu|gtfo',
        'i hate|dislike|cant_stand ~ ~ teacher|brother|sister|classmate|kid|girl|boy|her|him|them|that_kid|everyone|you|this_app|this_bot|new_kid|him',
        'your|yo|ur ~ mom|mama|momma|face|mum|brain ~ so|smells|stinks|ugly|fat|dumb|stupid',
      ],
    },
    {
      id: 'plan',
      reason: 'Wants help with bullying, or tells of being bullied.',
      phrases: [
        'everyone|everybody|class|all|kids ~ hate|hates|laugh*|ignore*|dislike* ~ ~ ~',
        'get|make|convince|tell|ask ~ ~ everyone|everybody|others|class|friends|kids|people|girls|boys|team|table ~ ~ stop|not|quit|never ~ ~ sit|sitting|play|playing|talk|talking|be_friends|being_friends|invite|inviting|like|liking|hang|hanging|eat|eating ~ ~ ~ {someone}|him|her|them|new|that',
        'get|make|convince|tell|ask ~ ~ everyone|everybody|others|class|friends|kids|people|girls|boys|team ~ ~ ignore|avoid|unfriend|exclude|gang_up|turn_against|turn_on|leave_out|block ~ ~ {someone}|him|her|them|new|that|on',
        '{how}|lets|want|can|should ~ ~ ~ leave|keep|kick|freeze|shut|lock ~ ~ him|her|them|kid|girl|boy|someone|classmate ~ out ~ ~ ~ group|game|party|club|chat|table|team|friends',
        'write|make|spread|start|send ~ ~ ~ note|rumor*|list|post|page ~ ~ everyone|everybody|they|people|kids|class ~ hate*|laugh*|ignore*',
        '{how}|help|lets|i|we|want|should|can|give|tell|write|what|say|funny|make|some ~ ~ ~ bully|bullying|prank_call|make_fun_of|exclude|embarrass|humiliate|roast|insult|insults|troll|gossip|spread_rumors|spread_a_rumor|rumors|annoy|diss|roasts|mean_name|mean_names|mean_nickname|comebacks|comeback|mean_note|mean_message|mean_poem|mean_song|mean_joke|mean_things|mean_words|get_back_at|ignore_the_new|be_mean|mock|pick_on|mean_rhyme',
        'laugh|laughing|laughs at ~ him|her|them|kid|boy|girl',
        'who|whos|which is? ~ ~ ugliest|fattest|dumbest|stupidest|weirdest|smelliest|grossest|worst_kid',
        'bad|mean|rude|nasty|ugly|gross|hurtful ~ names|name|nickname|nicknames|words ~ ~ for|about|to_call ~ ~ ~ kid|kids|boy|girl|him|her|them|someone|somebody|friend|classmate|teacher|brother|sister|people',
        'make ~ ~ {someone}|him|her ~ ~ cry|quit|feel_bad|leave|sad|jealous|look_stupid|look_dumb',
        '{not} let|invite ~ ~ {someone} ~ play|sit|join|party ~ because|so|ugly|weird|loser|mean',
        'nobody|no_one|noone|everyone|kids|they|people|she|he|boys|girls ~ likes|like|hates|hate|bully|bullies|bullied|bullying|tease|teases|teased|laugh_at|laughed_at|laughs_at|picks_on|pick_on|makes_fun_of|make_fun_of|made_fun_of|mean_to|excludes|called|calls|call|push*|trips|hits|kicked|spit ~ me|names|me_names',
        'i ~ ~ bullied|being_bullied|teased|left_out|picked_on',
        'say|said|says|told ~ mean|bad ~ things|words|stuff ~ me|about_me|to_me',
      ],
    },
  ],
};
