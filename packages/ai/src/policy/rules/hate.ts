import type { RuleSet } from './rule.ts';

const GROUP =
  'black|blacks|white|whites|brown|jew|jews|jewish|muslim|muslims|christian|christians|catholic|catholics|hindu|hindus|arab|arabs|asian|asians|chinese|mexican|mexicans|indian|indians|african|africans|immigrant|immigrants|migrants|foreigners|gay|gays|lesbian|lesbians|trans|transgender|lgbt|queer|boys|girls|women|men|disabled|autistic|deaf|blind|poor|fat|homeless|refugees|refugee|gypsies|gypsy|latino|latinos|hispanics|hispanic|americans|russians|ukrainians|palestinians|israelis|native|natives|japanese|koreans|wheelchair|special_ed|special_needs|religious|old|germans|french|immigrant_kids|ginger|redheads|pakistanis|spanish';
const BAD =
  'stupid|dumb|bad|dirty|ugly|gross|evil|terrorist|terrorists|criminals|inferior|worse|smelly|stink|smell|weird|lazy|illegal|animals|monkeys|disgusting|dangerous|crazy|mean|liars|greedy|weak|wrong|sinful|sin|sick|freaks|not_human|subhuman|annoying|cheap|rapists|thieves|scary|worthless|less_smart|trash|useless|horrible|losers|not_as_smart|poop|so_bad|terrible';

export const HATE: RuleSet = {
  category: 'hate',
  severity: 'harmful',
  rules: [
    {
      id: 'groups',
      reason: 'Speaks with hate about a group of people.',
      phrases: [
        'asians|mexicans|africans|immigrants|foreigners|jews|muslims|gays|whites|blacks|refugees|indians|arabs|latinos|chinese_people|black_people|white_people|brown_people|indian_people|gay_people|trans_people|fat_people|disabled_people|old_people|poor_people|homeless_people|muslim_people|mexican_people|asian_people|jewish_people ~ ~ are|should|r|shouldnt|smell|stink|suck|look|cant|dont|is|have_no|eat|steal|ruin ~',
        'boys|girls|women|men|white_people|black_people|christians|americans|muslims|our_country ~ ~ ~ better|smarter|stronger|worse|weaker|dumber|superior|inferior|cooler|more_important ~ ~ than',
        'say|tell|write|make|give ~ ~ ~ mean|funny|bad|nasty|rude|racist ~ ~ ~ about|of|at|for ~ ~ ~ people|girls|boys|jews|muslims|kids|mexicans|asians|chinese|black|women',
        'kick|throw|send|get|keep ~ ~ out|back|away|rid ~ ~ ~ foreigners|immigrants|refugees|mexicans|muslims|jews|black|brown|them_all|gays|homeless',
        '{not} ~ ~ ~ play|sit|friends|share|talk ~ ~ ~ because|cause ~ ~ ~ black|brown|jewish|muslim|gay|chinese|poor|fat|disabled|different|indian|mexican|foreign|girl|autistic|accent|wheelchair|skin',
        '{not} ~ ~ ~ ~ go|come|be|belong|allowed|play|live ~ ~ ~ our|my|this ~ school|country|class|neighborhood|team',
        `hate|hates|hated|despise|kill|exterminate|gas|deport|hang|ban|cannot_stand|cant_stand ~ all? ~ ${GROUP} ~ people|kids|folks|them`,
        `hate|hates|despise|kill|exterminate|deport|gas ~ all? jews|muslims|gays|blacks|mexicans|immigrants|asians|christians|arabs|girls|boys|women|foreigners|refugees|whites|chinese|indians|africans|men|hindus|trans|americans`,
        `why|are|is|because|all|those|these|that|say|says|said|think|thinks|joke|jokes|true ~ ~ ${GROUP} ~ people? kids? ~ ~ so? ~ ${BAD}`,
        `all|those|these ~ ${GROUP} people? ~ are|should|r ~ ~ ${BAD}|die|leave|go_back|killed|jail|be`,
        `${GROUP} ~ people|kids|children|folks|ones ~ are|should|r|do|dont ~ ~ ${BAD}|go|leave|die|be_here|allowed|belong|live|deserve|not|go_to_our_school|vote|rights|steal|sit`,
        `go back to ~ country|africa|mexico|china|where|your|india`,
        `joke|jokes|funny|insult|insults|bad_words|mean_words|make_fun|song|rap|roast ~ about|of|for|on|against ~ ~ ${GROUP} ~ people?`,
        `make|makes|made|making|poke|pokes|poking fun of|at ~ ~ ${GROUP}`,
        `mock|mocks|mocking|laughs_at|laughing_at|insults|roasts ~ ~ ~ ${GROUP}`,
        'nazi|nazis|hitler ~ good|right|cool|were|was_right|great|fun|love|awesome|salute|best|hero|smart|flag',
        'i love|like|support ~ hitler|nazis|kkk|isis|white_power',
        'heil|sieg ~ hitler|heil',
        'white|black power|supremacy|supremacist|supremacists',
        'white|our|some|which|what|one|whose|my race ~ ~ better|best|superior|smarter|stronger|smartest|worst|dumbest|pure',
        `which|what ~ race|religion|people|country|skin|color ~ ~ smartest|best|dumbest|worst|stupidest|superior|better|ugliest|evil|meanest`,
        'girls|boys|women|men ~ are|is ~ ~ weaker|dumber|stupid|dumb|better_than|worse|inferior|useless|gross|trash|suck|smarter_than|only_good|belong',
        `${GROUP} ~ not|{not} ~ welcome|belong|allowed|real_people|people|human`,
        `{not} ~ ~ play|sit|talk|be_friends|friends ~ with ~ ~ because ~ ~ ${GROUP}`,
        `people|kids|children|students|girls|boys|everyone|anyone ~ in|with|who|that ~ ~ ~ wheelchair|wheelchairs|autism|down_syndrome|disability|disabilities|accent|accents|dark_skin|brown_skin|black_skin|adhd|turban|headscarf|head_scarf|hijab ~ are|r|should|shouldnt|cant|dont|look ~ ~ ${BAD}|leave|go|learn|be_here`,
        `${GROUP} ~ suck|stink|smell|sucks`,
        'kkk|swastika|gas_chamber*|ethnic_cleansing|slurs|slur|racist ~ jokes?',
        'that is|thats|ur|your|youre|so|you_are ~ ~ so? gay|retarded|autistic|jewish',
        'gay ~ bad|gross|sin|wrong|weird|hate|disgusting',
      ],
    },
    {
      id: 'slurs',
      reason: 'A word of hate.',
      phrases: [
        'nigger*|nigga*|niglet*|faggot*|fag|fags|kike|kikes|spic|spics|chink|chinks|gook|gooks|wetback*|towelhead*|raghead*|tranny|trannies|retard|retards|retarded|tard|dyke|dykes|sandnigger|beaner*|paki|pakis|coon|coons|gyppo|redskin|redskins|cripple|cracker_trash|jap|japs|mongoloid|shemale|halfbreed|ching_chong|honky|zipperhead|camel_jockey|darkie|golliwog|negro|libtard|spaz|spastic|midget',
      ],
    },
  ],
};
