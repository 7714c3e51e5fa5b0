/** Words that may stand in the same place of a phrase. A slot is written `{name}` in a rule. */
export const SLOTS: Readonly<Record<string, string>> = {
  i: 'i|im|ive|id|ill|we|me',
  want: 'want to|wanted to|wants to|want|wanna|wish to|wish i could|would like to|going to|gonna|plan to|planning to|ready to|need to|have to|trying to|tried to|try to|thinking of|thinking about|think about|thought about|feel like|about to|should|could|might|will|just',
  not: 'not|dont|do not|shouldnt|should not|mustnt|must not|not to|arent supposed to|supposed not to|better not|doesnt|never|no|cant|cannot|can not|couldnt|didnt|wont|wouldnt|isnt|arent|no longer',
  die: 'die|dead|be dead|not exist|stop existing|disappear forever|disappear|vanish forever|not be alive|not be here|unalive|stop living|go to heaven|never wake up|not wake up|sleep forever|end it|end it all|end my life|be gone|stop breathing',
  self: 'myself|me|my self|my life|my body|my own life',
  killself:
    'kill|killing|hurt|hurting|harm|harming|cut|cutting|unalive|stab|stabbing|hang|hanging|shoot|shooting|end|ending|drown|drowning|choke|choking|strangle|suffocate|scratch|burn|burning|punish|bite|poison|starve|hit|hitting|off',
  bodypart: 'arm|arms|wrist|wrists|leg|legs|skin|neck|thigh|thighs|hand|hands|veins|body|stomach',
  caregiver:
    'dad|dads|daddy|father|mom|moms|mommy|mum|mummy|mother|parent|parents|stepdad|step dad|stepfather|stepmom|step mom|stepmother|foster mom|foster dad|foster parents|uncle|uncles|aunt|auntie|aunty|grandpa|granddad|grandad|grandfather|grandma|granny|grandmother|teacher|teachers|tutor|coach|babysitter|sitter|nanny|brother|big brother|stepbrother|sister|cousin|cousins|guardian|boyfriend|girlfriend|principal|priest|pastor|counselor|family|mister|mr|mrs|miss|nana|papa|bus driver|driver|neighbor|neighbour|family friend|brothers|sisters|foster brother|foster sister|stepsister|step brother|step sister|half brother|older brother|older sister|brothers friend|sisters boyfriend|moms boyfriend|dads girlfriend|moms husband|moms friend|dads friend',
  adult:
    'he|she|they|someone|somebody|some one|people|a man|man|the man|this man|a guy|guy|this guy|an adult|a grown up|grown up|a lady|lady|a boy|older boy|big boy|a kid|older kid|boys|person|a person|a stranger|stranger|friend|doctor',
  harms:
    'hit|hits|hitting|hitted|beat|beats|beating|beaten|punch|punches|punched|punching|slap|slaps|slapped|slapping|kick|kicks|kicked|kicking|hurt|hurts|hurting|hurted|choke|chokes|choked|choking|strangle|strangles|strangled|burn|burns|burned|burnt|whip|whips|whipped|spank|spanks|spanked|smack|smacks|smacked|shake|shakes|shook|throw|throws|threw|shove|shoves|shoved|pinch|pinches|pinched|bite|bites|bit|abuse|abuses|abused|abusing|molest|molests|molested|rape|rapes|raped|lock|locks|locked|starve|starves|starved|threaten|threatens|threatened|attack|attacks|attacked|cut|cuts|stab|stabs|stabbed|grab|grabs|grabbed|drag|drags|dragged|tie|ties|tied|scare|scares',
  touches:
    'touch|touches|touched|touching|rub|rubs|rubbed|kiss|kisses|kissed|lick|licks|licked|grab|grabs|grabbed|grope|groped|feel|feels|tickle|tickles|tickled|undress|undresses|undressed|look at|looks at|see|put his hand|puts his hand|put her hand|puts her hand|hand on|hands on|cuddle|cuddles',
  private:
    'private|privates|private parts|private part|private spot|private place|down there|pants|underwear|undies|panties|naked|without clothes|bottom|butt|bum|peepee|pee pee|weewee|wee wee|penis|vagina|chest|boobs|body|under my shirt|under my clothes|under my dress|under my pajamas|between my legs|no no square|bathing suit|swimsuit',
  secret: 'secret|secrets|our little secret|just between us|just between you and me|between us',
  tell: 'tell|telling|told|say anything|say it|talk about it|show',
  anyone:
    'anyone|anybody|any one|no one|nobody|mom|mum|dad|my mom|my mum|my dad|your mom|your mum|your dad|your parents|my parents|parents|the teacher|my teacher|your teacher|others|a soul|police|my family|grownups|grown ups|adults',
  pic: 'picture|pictures|pic|pics|photo|photos|video|videos|selfie|selfies|image|images|nude|nudes',
  someone:
    'someone|somebody|some one|people|person|a person|him|her|them|you|my friend|a friend|my brother|my sister|brother|sister|a kid|kid|kids|a boy|a girl|boy|girl|everyone|everybody|classmate|classmates|teacher|my teacher|the teacher|my mom|my dad|mom|dad|parents|my parents|a man|man|a guy|bully|the bully|another kid|neighbor|human|humans|somebodys|cat|dog|animal|pet|school|baby',
  attack:
    'kill|killing|murder|murdering|hurt|stab|stabbing|shoot|shooting|choke|strangle|poison|beat up|beat|attack|blow up|bomb|burn|burn down|torture|kidnap|drown|knock out|punch|injure|smother|assassinate|behead|slap|kick|push|trip|break',
  how: 'how to|how do i|how do you|how can i|how can you|how would i|how would you|how could i|how do we|how can we|how do people|how does someone|how does one|how should i|how i can|how i|what is the best way to|best way to|whats the best way to|easiest way to|way to|ways to|teach me to|teach me how to|tell me how to|show me how to|help me|explain how to|steps to|instructions to|instructions for|recipe for|recipe to|i want to|want to|can you help me|learn to|guide to|can i|where can i|where do i|how many|how much|what do i need to|what can i use to|tell me',
  make: 'make|making|build|building|create|construct|get|getting|buy|buying|find|steal|mix|mixing|assemble|3d print|print|cook|brew|produce|hide|sneak|bring|carry|use|own|order|load|fire|shoot|light|set off|made|throw|grow|smuggle',
  you: 'you|your|youre|u|this bot|the bot|computer|robot|noodle|ai',
  ignore:
    'ignore|ignoring|forget|forgetting|disregard|drop|skip|bypass|override|disable|turn off|switch off|break|stop following|do not follow|dont follow|dont listen to|without|get around|remove|erase|delete|reset|overwrite',
  orders:
    'rule|rules|instruction|instructions|prompt|prompts|order|orders|guideline|guidelines|restriction|restrictions|filter|filters|safety|limit|limits|programming|policy|policies|directions|guardrails|commands|training|everything above|everything before|what you were told|what they told you|all you were told|settings',
};
