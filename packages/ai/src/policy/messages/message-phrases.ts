import { APP, CALL_APP, CONTACT, PARENTS, PAYMENT, PLACE, SURE_APP, WRITES } from './contact-words.ts';

/** Phrases in the grammar of rules/rule.ts, read in every view of a message. */
export const CONTACT_PHRASES: readonly string[] = [
  `my|our ${APP}|${CONTACT}|user ~ is|its|name|user|username|id|account|handle|tag|channel`,
  `add|friend|find|follow|message|msg|dm|pm|text|reach|contact|write|ping|call|invite ~ me|us|my|you ~ ~ on|in|at|by|via|over|with|through|to ~ ${APP}`,
  `${WRITES}|hmu|hit_me_up|reach|contact|add ~ on|via|over|by|through ${APP}`,
  `me|im|i_am ~ ~ on|at ${APP}`,
  `lets|can|could|shall|should|want|maybe ~ ~ move|switch|go|continue|talk|chat|play|hop|do|have|use|meet|skype|facetime|come ~ ~ ~ ${APP}|teams_call|video_call`,
  `lets|can|could|shall|should we|i|you? skype|facetime`,
  `what|whats|send|give|have|tell|know|share|get|need ~ ~ your|you ~ ${CONTACT}|${APP}`,
  'whats|what_is|have|give_me|send_me|want|need|get your number',
  'give|gave|giving|send ~ ~ you|your my ~ number|digits|email|address|phone',
  'give|gave|giving|send|tell ~ ~ my|moms|dads|your|you ~ ~ phone_number|cell_number|mobile_number|mobile|number_so',
  'number to reach|call|text ~ you|me|us',
  `do you ~ have|use|got|take|play ~ ${APP}|${PAYMENT}`,
  'text|ring|dm|pm|message|msg|email|e_mail|whatsapp|snap|facetime|skype|phone me|us',
  'hmu|hit_me_up',
  'call me|us ~ ~ after|later|tonight|tomorrow|at|when|anytime|any_time|on|there|if|soon|back|sometime|before|please',
  'give|gave me|you a ring|call|buzz',
  `you|i|we ~ can|could|may|will|wanna|want_to|would|might ~ ${WRITES} ~ me|you|us`,
  `can|could|may|will|should i|we|you ~ ${WRITES} ~ me|you|us`,
  'reach|find|contact me|us|my_husband|my_wife ~ on|at|under|by|via|through|over|there',
  `find|follow|add me ~ ~ ${APP}`,
  'talk|speak|write|chat to you directly|privately',
  'join|come ~ ~ my|our|the|this ~ discord|server|minecraft|group_chat|roblox|channel',
  'subscribe ~ ~ my|me|its|channel',
  'do|does you have a|your|your_own|own phone|cell|mobile',
  `are|is you ~ on ${APP}`,
  `friend|friends|friend_request ~ ~ on ${APP}`,
  'friend request',
  'what|which ~ ~ app|apps|messenger do you ~ use|have|like',
  `by|via|over|through|using|on ${CALL_APP} ~ ~ next|instead|tonight|tomorrow|later|now|please`,
  `by|via|through ${CALL_APP}`,
  'need|want|send|give|tell|type|ask|have ~ ~ ~ my|moms|dads ~ phone_number|email|e_mail|address|password|number_so|number_here',
  'what|whats|tell|know ~ ~ your last|full|real|whole|family name',
  `your|my|our|get|got|use|using ${SURE_APP}|discord`,
  'snap buddies|buddy|friends|me|you|streak|streaks',
  `${APP} is|works ~ easier|better|faster|simpler`,
  'search|look|look_up|check_out|find ~ ~ ~ on youtube|tiktok|twitch|instagram|facebook|discord',
  'my ~ vr|game|gaming|player|in_game|online|profile|account name is',
  `have ${APP} ~ ~ chat|talk|add|play|lets`,
  'app|apps ~ ~ ~ find|reach|add you',
  'at gmail|g_mail|hotmail|yahoo|outlook|icloud|proton|gmx',
  'whats|what_is|add|have ~ your|my ~ steam|user|roblox|snap|discord',
];

/** Where somebody lives, is alone, or wants to meet. */
export const MEETING_PHRASES: readonly string[] = [
  'where do|did you|your_family|y_all live|stay',
  'where you live',
  'do you live',
  'tell|know|guess|ask ~ ~ ~ where i live',
  'tell|know|guess|ask ~ ~ ~ what|which school i|you go',
  'i live ~ next|near|close|across|behind|around|by|opposite',
  'my|our apartment|flat|building|bus_stop ~ is|number',
  'are|is you|your_family from',
  'can|could|will|want|wanna|should you ~ ~ visit ~ me|us|my',
  'lets|can|could|should|want|wanna ~ ~ go ~ ~ walk|swimming|shopping|movies|cinema|ride|drive|out_together',
  'ice_cream|icecream|pizza|lunch|dinner|coffee ~ together|with_me|with_you',
  'when|is ~ nobody|no_one|anyone|anybody|your_mom|your_dad ~ ~ home|at_home|away',
  'see|show|look_at ~ ~ your room|bedroom|body',
  'how far|close|near is your|the house|home',
  'near|outside|by|behind|front_of your|my school|house|home',
  'my|our house|home is ~ ~ ~ ~ street|road|avenue|lane|next|near|across|behind',
  `${PLACE} ... you can|could|should come|join|visit`,
  'what|which ~ street|town|city|neighborhood|neighbourhood|apartment|area|school|house do|are|does you ~ live|in|go|attend|from',
  'where is your house|home|school|apartment',
  'are|is|when|what_time ~ ~ your|the parents|mom|mum|dad|family|folks ~ ~ home|at_home|away|out|leave|asleep|sleeping|at_work',
  'are you ~ home_alone|alone_at_home|alone_now|by_yourself',
  'come|coming|drive|visit ~ ~ to|at|by|over ~ my|your|our|mine ~ house|home|place|apartment|flat',
  'come over to? mine|yours|my|your|ours',
  'can|could|will|lets|let_us|want|want_to|should|would|do|we ~ ~ ~ meet|hang_out|get_together|see_each_other|come_over ~ ~ ~ ~ real_life|person|irl|weekend|ice_cream|coffee|lunch|dinner|alone|somewhere|after_school',
  `can|could|will|lets|let_us|want|want_to|should|would|we ~ ~ ~ meet|hang_out|get_together ~ ~ ~ ${PLACE}`,
  `meet|see me|you|up ~ ~ at|in|by|outside|near|after ~ ${PLACE}`,
  'meet|see|meeting|visit ~ ~ in|irl real_life|person',
  'meet irl',
  'come see|visit me|us|you',
  'pick you|me up ~ ~ at|from|after|school',
  'give you a ride',
  'what ~ you look|looks like',
  'what are you wearing',
  'what you look like',
];

/** Pictures of a person. A tutor sees the child in the lesson only. */
export const PICTURE_PHRASES: readonly string[] = [
  '{pic} of ~ you|yourself|me|myself|your_face|your_room|your_house|your_bedroom|your_body',
  'send|take|share|show|want|see|give ~ ~ ~ selfie|selfies',
  'camera ~ ~ ~ see you',
];

export const SECRET_PHRASES: readonly string[] = [
  'keep|stays|stay|is|its|just|only ~ ~ between us|you_and_me|ourselves',
  `{not}|without ~ ~ ~ tell|telling|say|show|let|mention|talk ~ ~ my|your|his|her|the|our|to ~ ${PARENTS}`,
  'dont|do_not|never tell anyone|anybody|any_one|nobody',
  'our ~ secret',
  'our little|special|private thing|game|friendship|talks|chats',
  'only|just ~ two of us|you_and_i|you_and_me',
  'nobody|no_one|noone ~ ~ know|find_out|knows ~ ~ about ~ us|this|our|that|me',
  'nobody|no_one has|needs to know',
  'delete|erase ~ ~ ~ messages|message|chat|chats|conversation',
  'secret ~ from|to ~ your|my parents|mom|dad|mum',
];

/** Money that passes the platform by. */
export const PAYMENT_PHRASES: readonly string[] = [
  PAYMENT,
  'pay|paying|transfer|send ~ me|you|us ~ ~ directly|privately|cash|in_cash|by_cash|in_person|outside|money',
  'skip|leave_out|outside|bypass|without|avoid|around ~ the|this site|platform|website',
  'private lessons',
  'teach|tutor|pay|send|wire|work ~ ~ you|me|us|child|son|daughter|fee|money ~ ~ directly|privately',
  'bank details|account|transfer',
  'wire you|me|us|it|money',
  'outside|off ~ of? noodlenaut|site|platform',
  '{not} need ~ this|the website|site|platform',
];

/** What an adult does not say to a child. The rules of the helper do not know who writes. */
export const ADULT_PHRASES: readonly string[] = [
  SURE_APP,
  'look|looks ~ ~ pretty|cute|beautiful|handsome|gorgeous ~',
  'i love|adore|have_a_crush_on you',
  'be my girlfriend|boyfriend|sweetheart',
  'do you have a boyfriend|girlfriend',
  'you|youre|are ~ so? sexy|hot',
  'kiss|cuddle|hug|hugs you|me',
];

/** Taken out before the phrases are read: words of a lesson that are also names of places of the net. */
export const LESSON_PHRASES: readonly string[] = [
  `my ${APP}|email|phone is|was|isnt|has|keeps ~ broken|slow|frozen|not|off|down|lagging|laggy|blurry|working|muted|crashing|dead`,
  'the discord between|among|of',
  'signal|text word|words|evidence|feature|features|box|boxes|structure|type',
  'snap your|the|his|her? fingers|cubes|blocks',
  'call me over',
  'dont|do_not|never forget to',
  'steam engine|engines|power|train|trains',
];
