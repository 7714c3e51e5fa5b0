import type { Worked } from '../worked.ts';

const HALF_DAY = 720;
const TIME = String.raw`(\d{1,2}(?::\d{2})?(?: ?(?:am|pm|o'?clock))?)`;

/** Minutes after 12:00, 0 to 719; null when it is no time of a clock. */
function minutesOf(text: string): number | null {
  const [, hours = '', minutes = '0'] = /^(\d{1,2})(?::(\d{2}))?/.exec(text) ?? [];
  const [h, m] = [Number(hours), Number(minutes)];
  return hours === '' || h < 1 || h > 12 || m > 59 ? null : (h % 12) * 60 + m;
}
const shown = (minutes: number): string => {
  const inside = ((minutes % HALF_DAY) + HALF_DAY) % HALF_DAY;
  return `${Math.floor(inside / 60) || 12}:${String(inside % 60).padStart(2, '0')}`;
};
const spoken = (minutes: number): string => {
  const [h, m] = [Math.floor(minutes / 60), minutes % 60];
  const hours = h === 0 ? '' : h === 1 ? '1 hour' : `${h} hours`;
  const rest = m === 0 ? '' : m === 1 ? '1 minute' : `${m} minutes`;
  return [hours, rest].filter(Boolean).join(' and ') || '0 minutes';
};

const WORDS: readonly (readonly [words: RegExp, minutes: (hour: number) => number, saying: string])[] = [
  [/half past (\d{1,2})/, (hour) => hour * 60 + 30, 'Half past means 30 minutes after the hour.'],
  [
    /quarter (?:past|after) (\d{1,2})/,
    (hour) => hour * 60 + 15,
    'A quarter past means 15 minutes after the hour.',
  ],
  [
    /quarter (?:to|of|before|till) (\d{1,2})/,
    (hour) => hour * 60 - 15,
    'A quarter to means 15 minutes before the hour.',
  ],
];

const HANDS =
  /(?:short|hour|little|small) hand (?:is |points? )?(?:just |a bit |right )?(past|passed|after|before|on|at|to|near|between)(?: the)? (\d{1,2}).*?(?:long|minute|big) hand (?:is |points? )?(?:on|at|to)(?: the)? (\d{1,2})/;

/** The short hand first, and one word for 'almost on'. */
const inOneOrder = (text: string): string =>
  text
    .replace(/\b(?:almost|nearly|close to)(?: on| at)?(?: the)?\b/g, 'near')
    .replace(
      /^(.*?)((?:long|minute|big) hand .*?)(?:,| and) (?:the )?((?:short|hour|little|small) hand .*)$/,
      '$1$3 and $2',
    );

const LONG_HAND =
  /^(?:what time is it|how many minutes is it|how many minutes)\b.*\b(?:long|minute|big) hand (?:is |points? )?(?:on|at|to)(?: the)? (\d{1,2})$/;
/** 'what time is it when the long hand is on 7': only the minutes are known. */
function minutesOfHand(text: string): Worked | null {
  const place = Number(LONG_HAND.exec(text)?.[1] ?? 0);
  if (place < 1 || place > 12) return null;
  return {
    steps: ['Each number is 5 minutes for the long hand.', `${place} × 5 = ${place * 5}.`],
    closing: place === 12 ? 'It is a full hour.' : `It is ${place * 5} minutes past the hour.`,
    value: null,
    result: String(place * 5),
    skill: 'math-time',
  };
}

/** 'The short hand is just past 3 and the long hand is on the 4' is 3:20. */
function handsOfClock(text: string): Worked | null {
  const [, where = '', hour = '', place = ''] = HANDS.exec(inOneOrder(text)) ?? [];
  const [h, five] = [Number(hour), Number(place)];
  if (h < 1 || h > 12 || five < 1 || five > 12) return null;
  const minutes = (five % 12) * 5;
  const isBefore = where === 'before' || where === 'to' || (where === 'near' && minutes > 30);
  const result = shown((isBefore ? h - 1 : h) * 60 + minutes);
  return {
    steps: [
      `The short hand tells the hour.`,
      `The long hand on ${five} means ${five} × 5 = ${five * 5} minutes.`,
    ],
    closing: `It is ${result}.`,
    value: null,
    result,
    skill: 'math-time',
  };
}

const WHERE =
  /\bwhere (?:is|does|are|do) (?:the )?(short|long|hour|minute|big|little|small) hand\b.*?\b(?:at|for|when it is|on) (half past|quarter past|quarter to|\d{1,2} past|\d{1,2} after)? ?(\d{1,2})?(?::(\d{2}))?/;
/** 'where is the short hand at half past 4'. */
function whereHandsAre(text: string): Worked | null {
  const [, hand = '', words = '', hour = '', digits] = WHERE.exec(text) ?? [];
  const minutes =
    digits === undefined
      ? words.startsWith('half')
        ? 30
        : words === 'quarter past'
          ? 15
          : words === 'quarter to'
            ? 45
            : Number.parseInt(words, 10) || 0
      : Number(digits);
  if (hand === '' || (hour === '' && words === '')) return null;
  const isLong = /long|minute|big/.test(hand);
  const told = (closing: string, steps: readonly string[]): Worked => ({
    steps,
    closing,
    value: null,
    result: closing,
    skill: 'math-time',
  });
  if (isLong) {
    if (minutes % 5 !== 0) return null;
    return told(`The long hand is on the ${minutes === 0 ? 12 : minutes / 5}.`, [
      'Each number on the clock is 5 minutes.',
    ]);
  }
  if (hour === '') return null;
  const at = words === 'quarter to' ? ((Number(hour) + 10) % 12) + 1 : Number(hour);
  if (minutes === 0) return told(`The short hand is on the ${at}.`, []);
  return told(`The short hand is between ${at} and ${(at % 12) + 1}.`, [
    minutes === 30 ? 'It is halfway to the next hour.' : 'It moves slowly to the next hour.',
  ]);
}

const MEANS = /^what (?:time is|does) (\d{1,2}):(\d{2})(?: (?:mean|in words|say))?$/;
/** 'what does 7:30 mean'. */
function inWords(text: string): Worked | null {
  const [, hour = '', digits = ''] = MEANS.exec(text) ?? [];
  const [h, m] = [Number(hour), Number(digits)];
  if (hour === '' || h < 1 || h > 12 || m > 59) return null;
  const next = (h % 12) + 1;
  const said =
    m === 0
      ? `${h} o'clock`
      : m === 15
        ? `quarter past ${h}`
        : m === 30
          ? `half past ${h}`
          : m === 45
            ? `quarter to ${next}`
            : m < 30
              ? `${m} minutes past ${h}`
              : `${60 - m} minutes to ${next}`;
  return {
    steps: ['The hour comes first, then the minutes.'],
    closing: `${hour}:${digits} is ${said}.`,
    value: null,
    result: said,
    skill: 'math-time',
  };
}

function timeInWords(text: string): Worked | null {
  for (const [words, minutes, saying] of WORDS) {
    const hour = Number(words.exec(text)?.[1] ?? 0);
    if (hour < 1 || hour > 12) continue;
    const result = shown(minutes(hour));
    return { steps: [saying], closing: `That is ${result}.`, value: null, result, skill: 'math-time' };
  }
  return null;
}

/** Over a full hour in two steps. */
function minutesOnly(start: number, by: number, isLater: boolean): readonly string[] {
  const toHour = isLater ? (60 - (start % 60)) % 60 : start % 60;
  if (toHour === 0 || toHour >= by)
    return [`Start at ${shown(start)} and go ${spoken(by)} ${isLater ? 'on' : 'back'}.`];
  const hour = isLater ? start + toHour : start - toHour;
  return [
    `Go ${spoken(toHour)} ${isLater ? 'on' : 'back'}: ${shown(hour)}.`,
    `Then ${spoken(by - toHour)} more.`,
  ];
}

function moved(start: number, by: number, isLater: boolean): Worked {
  const end = isLater ? start + by : start - by;
  const [hours, rest] = [Math.floor(by / 60) * 60, by % 60];
  const half = isLater ? start + hours : start - hours;
  const steps = [
    ...(hours > 0 ? [`First go ${spoken(hours)} ${isLater ? 'on' : 'back'}: ${shown(half)}.`] : []),
    ...(rest > 0 && hours > 0 ? [`Then go ${spoken(rest)} ${isLater ? 'on' : 'back'}.`] : []),
    ...(hours === 0 ? minutesOnly(start, rest, isLater) : []),
  ];
  return {
    steps,
    closing: `The clock shows ${shown(end)}.`,
    value: null,
    result: shown(end),
    skill: 'math-time',
  };
}

function between(start: number, end: number): Worked {
  const by = (end - start + HALF_DAY) % HALF_DAY;
  const toHour = (60 - (start % 60)) % 60;
  const steps =
    toHour > 0 && toHour < by
      ? [
          `From ${shown(start)} to ${shown(start + toHour)}: ${spoken(toHour)}.`,
          `From ${shown(start + toHour)} to ${shown(end)}: ${spoken(by - toHour)}.`,
        ]
      : [`Go from ${shown(start)} to ${shown(end)}.`];
  return { steps, closing: `That is ${spoken(by)}.`, value: null, result: spoken(by), skill: 'math-time' };
}

/** Times of a clock with twelve hours: later, earlier, in between, and said in words. */
export function clockTimes(text: string): Worked | null {
  const isClock =
    /:|am\b|pm\b|clock|\b(?:time|hours?|minutes?|movie|class|game|show|school|party|lesson|train|bus|trip|practice|recess|lunch)\b/.test(
      text,
    ) && !/\bruler\b/.test(text);
  const span = new RegExp(`(?:from|between) ${TIME} (?:to|till|until|and) ${TIME}`).exec(text);
  const [start, end] = [minutesOf(span?.[1] ?? ''), minutesOf(span?.[2] ?? '')];
  if (
    isClock &&
    start !== null &&
    end !== null &&
    /how long|how much time|how many (?:minutes|hours)|:/.test(text)
  )
    return between(start, end);
  const told = new RegExp(
    `(?:starts?|begins?|leaves?|opens?)(?: at)? ${TIME}.*?(?:ends?|stops?|over|arrives?|closes?|done|finish(?:es)?|comes?)(?: at| by)? ${TIME}.*how (?:long|many|much)`,
  ).exec(text);
  const [from, to] = [minutesOf(told?.[1] ?? ''), minutesOf(told?.[2] ?? '')];
  if (isClock && from !== null && to !== null) return between(from, to);
  const length = /(?:(\d{1,2}|an?|one) (?:hours?|hrs?))?(?: and | )?(?:(\d{1,3}) (?:minutes?|mins?))?/;
  const after = new RegExp(`(${length.source}) (after|past|later than|before|earlier than) ${TIME}`).exec(
    text,
  );
  const plus = new RegExp(`${TIME} (?:\\+|plus|and) (${length.source})$`).exec(text);
  const count = (written: string | undefined) =>
    /^(?:an?|one)$/.test(written ?? '') ? 1 : Number(written ?? 0);
  const by = count(after?.[2] ?? plus?.[3]) * 60 + Number(after?.[3] ?? plus?.[4] ?? 0);
  const at = minutesOf(after?.[5] ?? plus?.[1] ?? '');
  if (at !== null && by > 0 && by < HALF_DAY && (after !== null || /:|am|pm|clock/.test(text)))
    return moved(at, by, !/before|earlier/.test(after?.[4] ?? ''));
  const lasting = new RegExp(
    `(?:starts?|begins?|leaves?|opens?)(?: at)? ${TIME}.*?(?:lasts?|takes?|is|for|goes on for|runs?)(?: about)? (${length.source}).*?(?:when|what time)`,
  ).exec(text);
  const lasts = count(lasting?.[3]) * 60 + Number(lasting?.[4] ?? 0);
  const begins = minutesOf(lasting?.[1] ?? '');
  if (begins !== null && lasts > 0 && lasts < HALF_DAY) return moved(begins, lasts, true);
  return (
    whereHandsAre(text) ?? handsOfClock(text) ?? minutesOfHand(text) ?? inWords(text) ?? timeInWords(text)
  );
}
