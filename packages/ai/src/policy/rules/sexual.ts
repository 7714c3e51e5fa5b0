import type { RuleSet } from './rule.ts';

export const SEXUAL: RuleSet = {
  category: 'sexual',
  severity: 'harmful',
  rules: [
    {
      id: 'act',
      reason: 'Asks or speaks about sex.',
      phrases: [
        'hard|stiff|big|wet ~ down there',
        'down there ~ hard|stiff|big|wet',
        'how are ~ babies|baby|babys made|born|created|conceived',
        'how ~ baby|babies|babys ~ ~ get|got|come|goes|in|inside|into ~ ~ mom*|belly|tummy|stomach|womb|there',
        'grown_ups|grownups|grown_up|adults|parents|couples|mom_and_dad|they|people ~ ~ make|makes|making|do|doing ~ ~ noise|noises|sounds|moan*|things|stuff ~ ~ in|at ~ ~ bed|bedroom|night',
        'what do ~ ~ do ~ ~ in_bed|when_they_kiss|naked',
        'humping|dry_hump|french_kiss*|make_out|making_out|hickey|strip_tease|nipples|butt_naked|thong|sexiest',
        'what ~ ~ my_period|pregnant|tampon|condom|virgin|gay|lesbian|rape|sexy|making_love ~',
        'wiener|weiner|vagina|penis|boobs ~ ~ big|hard|small|look|touch|size|long|hurt|for|do',
        'what|how|why|when|who|tell|explain|show|do|have|having|had|about|is|want|like|can|watch ~ sex|sexy|sexual*|sexting|intercourse|orgasm*|masturbat*|blowjob*|oral_sex|horny|condom*|porn*|foreplay|make_love|making_love|virgin|virginity|onlyfans|hentai|strippers|stripper|prostitute*|erection|boner|kinky|threesome|vibrator|dildo|ejaculat*|sperm_come_out|booty_call|twerk*|wet_dream*',
        'porn|sexy|hentai|horny|nudes|boner|blowjob|masturbat*|onlyfans|sext*',
        'how ~ babies|babys ~ get_in|made|get_made|come_out ~ mom*|tummy|belly|sex|dad|inside|made',
        'where do babies come from',
        'how ~ make ~ a? babies|baby',
        'how ~ get|gets|got|getting ~ pregnant',
        'birds and the bees',
        'french kiss*',
        '{how} ~ kiss|make_out ~ boy|girl|someone|tongue|boyfriend|girlfriend|my|with',
        'making|make out with',
        'what ~ is|does|are ~ boobs|boob|penis|vagina|dick|private_parts|puberty|period ~ look_like|for|feel|big|naked',
      ],
    },
    {
      id: 'naked',
      reason: 'Asks for or speaks about naked bodies.',
      phrases: [
        'people|person|lady|man|girl|boy|girls|boys|women ~ ~ without ~ clothes|shirt|pants|underwear',
        'show|see|look|picture_of|pics_of|video_of|draw|watch|photos|describe|find|send ~ naked|nude|nudes|boobs|private*|butts|penis|vagina|without_clothes|underwear|topless|dirty_pictures|undress*',
        'naked|nude ~ people|lady|ladies|girl|girls|boy|boys|man|men|woman|women|person|pics|pictures|videos|body|bodies|kids',
        'take ~ off ~ clothes|shirt|pants|underwear',
        'dirty|sexy|adult|grown_up story|stories|video|videos|picture|pictures|movie|movies|jokes|joke|site|sites|website*',
        'what are you wearing',
        'big|huge|nice|show ~ boobs|butt|penis|booty|tits',
      ],
    },
  ],
};
