/** Words that belong to lessons in some sentences and to harm in others. */
export const GUARDED = new Set(
  `kill kills killed killing killer murder die dying dead death blood bleed bleeding bloody gun guns shoot shooting shot bullet bomb bombs explode explosion explosive exploding knife knives sword weapon weapons dagger arrow
poison poisonous poisoned toxic venom drug drugs medicine pill pills beer wine alcohol drunk smoke smoking cigarette vape naked nude sex private privates stab stabbed punch hit hits hitting beat fight fighting attack attacked
war battle fire burn burning burned flame match matches lighter acid bleach chemical chemicals gasoline cut cuts cutting hurt hurts harm steal rob hack hacker hacking prison jail slave slaves torture choke strangle drown hang
hanged suicide ghost devil god heaven hell nazi hitler terror terrorist bully hate stupid ugly fat weight skinny diet calories thin vomit pee poop kiss kissing romance dating boyfriend girlfriend marry secret stranger bet
gamble money rich credit scared afraid lonely alone sad cry crying depressed blade razor rope needle swallow swallowed electric shock outlet cliff bridge roof trap kidnap spy crash victim skull corpse bone execute executed
guillotine crucify sacrifice whip chains plague disease virus cancer trump biden vote president election abortion religion bible jesus allah`.split(
    /\s+/,
  ),
);

/** The writer, or a person the sentence is aimed at. With one of these a guarded word is never left to an engine. */
export const PERSONAL = new Set(
  'i im ive id me my mine myself we us someone somebody him her he she brother sister mom dad mum friend friends boyfriend girlfriend teacher uncle neighbor classmate kid kids baby boy girl man woman guy stranger parents cat dog pet'.split(
    ' ',
  ),
);

/** Words of home, body and feelings: with a first person they are no lesson, and a person should read them. */
export const FAMILY_BODY_FEELING = new Set(
  `dad daddy father mom mommy mum mother parent parents stepdad stepmom stepfather stepmother uncle aunt grandpa grandma brother sister cousin family babysitter coach boyfriend girlfriend teacher home
body private privates bottom butt chest legs arm arms skin face stomach tummy wrist underwear clothes bed bedroom shower bath naked
sad scared afraid alone lonely worried angry mad cry crying cried hurt hurts hurting pain ashamed guilty nervous anxious depressed upset hate hates hated tired numb empty dizzy sick nobody unloved unsafe bullied bruise bruises
feel feels feeling felt touch touched touches secret hiding hide disappear leave leaving escape goodbye sorry fault trouble weird uncomfortable stranger die dead kill drunk yell yells yelling screams hit hits punish punished`.split(
    /\s+/,
  ),
);
