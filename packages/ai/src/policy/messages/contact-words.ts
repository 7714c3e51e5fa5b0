/** Places of the net where people write to each other, as a phrase names them. Some are also words of a lesson. */
export const APP =
  'instagram|insta|ig|snapchat|snap|sc|whatsapp|whats_app|wassap|tiktok|tik_tok|facebook|fb|facetime|face_time|skype|imessage|wechat|viber|roblox|fortnite|minecraft|xbox|psn|playstation|twitch|youtube|twitter|kik|reddit|messenger|steam|discord|telegram|zoom|teams|google_meet|signal|hangouts|google_chat';
/** Those that are no word of a lesson. */
export const SURE_APP =
  'instagram|insta|snapchat|whatsapp|whats_app|wassap|tiktok|tik_tok|facebook|facetime|face_time|skype|imessage|wechat|viber|kik|bereal';
/** What somebody asks for who wants to write elsewhere. */
export const CONTACT =
  'phone|phone_number|cell|cell_number|cell_phone|mobile|mobile_number|home_number|email|e_mail|mail|mail_address|gmail|g_mail|address|home_address|gamertag|gamer_tag|username|user_name|handle|digits|contact|contacts|screen_name';
export const PAYMENT =
  'venmo|paypal|cash_app|cashapp|zelle|revolut|bank_transfer|apple_pay|google_pay|western_union|bitcoin|gift_card|gift_cards';
/** Of the names above, those that no lesson uses after "by" or "over". */
export const CALL_APP =
  'facetime|skype|zoom|whatsapp|discord|telegram|messenger|instagram|snapchat|google_meet|teams_call';
/** Words for a place outside of the lesson. */
export const PLACE =
  'park|mall|library|house|home|place|school|cafe|outside|playground|beach|store|shop|movies|cinema|restaurant|apartment|street|station|pool|mcdonalds|starbucks';
export const WRITES =
  'text|call|ring|message|msg|email|e_mail|mail|dm|pm|facetime|skype|phone|whatsapp|snapchat';
export const PARENTS = 'mom|mum|mommy|mummy|mother|dad|daddy|father|parents|parent|family|guardian|grandma';

/** Long names: one wrong letter in them is corrected. Short ones are too near to words of a lesson. */
export const LONG_NAMES: readonly string[] = [
  'instagram',
  'snapchat',
  'whatsapp',
  'facebook',
  'facetime',
  'telegram',
  'fortnite',
  'minecraft',
  'hotmail',
  'playstation',
];

/** Misspellings of children that would hide a phrase. */
export const MEANT: Readonly<Record<string, string>> = {
  wats: 'whats',
  wuts: 'whats',
  wots: 'whats',
  watz: 'whats',
  whatz: 'whats',
  foto: 'photo',
  fotos: 'photos',
  fone: 'phone',
  nubmer: 'number',
  numbr: 'number',
  numba: 'number',
  num: 'number',
  adress: 'address',
  addres: 'address',
  adres: 'address',
  mee: 'me',
  mesage: 'message',
  wher: 'where',
};
