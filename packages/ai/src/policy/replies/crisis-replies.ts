import type { Band } from './grade-band.ts';

/** The text for every crisis (security 6.5). It never blames and asks nothing. */
export const CRISIS_REPLY: Readonly<Record<Band, string>> = {
  young:
    "I'm really glad you told me. You did nothing wrong. I'm a computer, so I can't help with this. A grown-up can. Please go to a grown-up you trust right now. You can tap Help too.",
  middle:
    "I'm really glad you told me. This is not your fault. I'm a computer, so I can't help with this, but a grown-up can. Please talk to a grown-up you trust right now. Tap \"I need help\" to see who else you can call.",
  older:
    "I'm really glad you told me. This is not your fault, and you don't have to handle it alone. I'm a computer, so I can't help with this, but a grown-up can. Please talk to a grown-up you trust right now. Tap \"I need help\" for numbers that answer day and night.",
};

/** Added when a person at home or at school may be the one who harms: other safe adults. */
export const OTHER_SAFE_ADULTS: Readonly<Record<Band, string>> = {
  young: 'Pick any grown-up who makes you feel safe. It can be a school nurse or a grandparent.',
  middle:
    'It can be any safe adult: a school nurse, a grandparent, a neighbor or a friend’s parent. If the first one does not listen, tell another one.',
  older:
    'It can be any safe adult: a school nurse, a school counselor, a grandparent or a friend’s parent. If the first one does not listen, tell another one.',
};

/** Swallowed medicine or poison and danger at this moment: minutes count. */
export const URGENT_REPLY: Readonly<Record<Band, string>> = {
  young:
    "I'm glad you told me. Run to a grown-up you trust right now! Tell them what happened. Nobody near? Call 911, or the emergency number where you live. You are not in trouble.",
  middle:
    "I'm glad you told me. Get a grown-up you trust right now and tell them what happened. If nobody is near, call 911, or the emergency number of your country. You are not in trouble.",
  older:
    "I'm glad you told me. Get a grown-up you trust right now and say exactly what happened. If nobody is near, call 911, or the emergency number of your country. You are not in trouble; they want to help.",
};
