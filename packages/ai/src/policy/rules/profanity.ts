import type { RuleSet } from './rule.ts';

/** Words that `obscenity` misses, and words that are rude only for children. */
export const PROFANITY: RuleSet = {
  category: 'profanity',
  severity: 'rude',
  rules: [
    {
      id: 'swear',
      reason: 'A swear word.',
      phrases: [
        'f|eff|fck ~ your ~ self',
        'f|eff|fck yourself|yourselves|off|you',
        'fuck*|fuk|fuking|fukin|fuc|fck|fcking|fcuk|fvck|phuck|phuk|motherf*|mofo|shit*|sht|shite|bullshit|horseshit|crap|crappy|damn|damnit|dammit|goddamn|dang_it|hell_no|what_the_hell|wth|wtf|wtaf|go_to_hell|to_hell|stfu|gtfo|lmfao|lmao|omfg|af|ffs|bitch*|biatch|btch|beotch|bastard*|asshole*|ass|asses|arse|arsehole|jackass|dumbass|badass|smartass|dickhead*|dick|dicks|cock|cocks|cocksucker|cunt*|pussy|twat*|wank*|wanker|bollocks|bloody_hell|piss|pissed|pissing|prick|slut*|whore*|hoe|hoes|thot|tits|titties|titty|boobies|boobs|boob|cum|jizz|porn|pr0n|pron|douche*|douchebag|turd|turds|bugger|arsehat|prat|wuss|schlong|milf|dilf|nutsack|ballsack|pimp|screw_this|effing|freaking_hell|frick_you|son_of_a_b*|kiss_my_ass|scheisse|mierda|puta|puto|merde|putain|caralho|cazzo|pendejo|cabron|arschloch|cyka|blyat|hijo_de_puta|connard|salope|fick|hurensohn|ni99a|kcuf|n00ds',
      ],
    },
    {
      id: 'potty',
      reason: 'Bathroom talk for fun.',
      phrases: [
        'n|f|s|b|c word|words',
        'the a word',
        'poop|pee|poo|fart|farts|butt|butts|weiner|wiener|peepee|weewee|boogers|booty ~ poop|pee|poo|fart|farts|butt|face|head|haha|hahaha|lol|poopy|on_you|in_your|pants',
        'lick|eat|smell|kiss|sniff my ~ butt|poop|fart|feet|toes|booty',
        'say|saying|tell|know|what|teach|write|spell|give|list|learn ~ ~ ~ bad_word|bad_words|swear|swears|swear_word|swear_words|curse|curse_word|curse_words|cuss|cuss_word|cuss_words|cussing|naughty_word|naughty_words|the_f_word|f_word|s_word|b_word|profanity|dirty_words|rude_words|rude_word',
      ],
    },
  ],
};
