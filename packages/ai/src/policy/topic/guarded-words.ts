/** Words of harm that lessons use, too. They pass only beside another topic and without a person. */
export const GUARDED = new Set(
  `kill kills killed killing killer murder dying bleed bleeding bloody gun guns shoot shooting shot bullet bomb bombs knife knives weapon weapons dagger poison poisoned drug drugs medicine pill pills beer wine
alcohol drunk smoking cigarette vape naked nude sex privates stab stabbed punch beat fighting burn burning lighter bleach gasoline cut cuts cutting hurt hurts harm steal rob prison jail torture
choke strangle drown hang hanged suicide devil heaven hell nazi hitler terror terrorist bully hate stupid ugly fat skinny diet vomit pee poop kiss kissing romance dating boyfriend girlfriend marry stranger bet gamble rich
scared afraid lonely alone sad depressed blade razor rope swallow swallowed shock outlet roof kidnap victim corpse execute executed crucify whip trump biden abortion religion jesus allah nudity drunk dangerous weed
private secret credit hacker hack hacking die dead death died`.split(/\s+/),
);

/** Words that are fine in a question about the world, and not in one about a person or about making something. */
export const CAREFUL = new Set(
  `blood explode explosion explosive exploding sword arrow poisonous toxic venom smoke hit hits fight attack attacked war battle fire burned flame acid chemical chemicals slave slaves ghost god weight thin needle electric cliff bridge
trap spy crash skull bone plague disease virus cancer vote president election bible calories crying cry money chains guillotine sacrifice skinned
invade invaded invading invasion surrender surrendered conquer conquered overthrow siege besiege opium assassinated assassination zombie`.split(
    /\s+/,
  ),
);

/** The writer, or a person the sentence is aimed at. */
export const PERSONAL = new Set(
  'i im ive id me my mine myself someone somebody him her he she brother sister mom dad mum friend friends boyfriend girlfriend teacher uncle neighbor classmate kid kids baby boy girl man woman guy stranger parents cat dog pet'.split(
    ' ',
  ),
);

/** Words of family, feelings and harm: with a first person they are no lesson, and a person should read them. */
export const FAMILY_FEELING = new Set(
  `dad daddy father mom mommy mum mother parent parents stepdad stepmom stepfather stepmother uncle aunt grandpa grandma brother sister cousin family babysitter coach boyfriend girlfriend
private privates bottom butt underwear naked bed bedroom shower
sad scared afraid alone lonely worried angry mad crying cried hurt hurts hurting pain ashamed guilty nervous anxious depressed upset hated hates numb empty sick nobody unloved unsafe bullied bruise bruises
feel feels feeling felt touched touches secret hiding hide disappear escape goodbye fault trouble uncomfortable stranger die dead kill drunk yell yells yelling screams punch punish punished internet camera adult man lady presents`.split(
    /\s+/,
  ),
);

/** Parts of the body. A question about them is science; a statement about one's own is not. */
export const BODY = new Set(
  'body chest legs leg arms arm skin face stomach tummy wrist neck hand hands head clothes bath'.split(' '),
);
