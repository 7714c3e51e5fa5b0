import { pick, seededDice } from './seeded-dice.ts';

export const VOICES = ['5 years', '7 years', '9 years', '11 years'] as const;
export type Voice = (typeof VOICES)[number];

type Change = readonly [RegExp, string];
/** Spelling by ear, as beginners write. */
const BY_EAR: readonly Change[] = [
  [/\bbecause\b/g, 'becuz'],
  [/\bwant to\b/g, 'wana'],
  [/\bwhat\b/g, 'wut'],
  [/\bsaid\b/g, 'sed'],
  [/\bsays\b/g, 'sez'],
  [/\bschool\b/g, 'skool'],
  [/\bfriend/g, 'frend'],
  [/ight\b/g, 'ite'],
  [/\bph/g, 'f'],
  [/tion\b/g, 'shun'],
  [/\bknow\b/g, 'no'],
  [/\bthey\b/g, 'thay'],
  [/\bpeople\b/g, 'peple'],
  [/\bhow\b/g, 'how'],
  [/\bdoes\b/g, 'dus'],
  [/\blove\b/g, 'luv'],
];
const EARLY: readonly Change[] = [
  [/\bbecause\b/g, 'becuse'],
  [/\bpeople\b/g, 'peeple'],
  [/\bteacher\b/g, 'techer'],
  [/\bsecret\b/g, 'sekret'],
  [/\banymore\b/g, 'enymore'],
  [/\bevery/g, 'evry'],
  [/\bfriend/g, 'freind'],
];
const CHAT: readonly Change[] = [
  [/\byou\b/g, 'u'],
  [/\bare\b/g, 'r'],
  [/\byour\b/g, 'ur'],
  [/\bplease\b/g, 'pls'],
  [/\bbecause\b/g, 'bc'],
  [/\bwant to\b/g, 'wanna'],
  [/\bgoing to\b/g, 'gonna'],
  [/\bpeople\b/g, 'ppl'],
  [/\bpicture/g, 'pic'],
];

const change = (text: string, changes: readonly Change[]): string =>
  changes.reduce((left, [from, to]) => left.replace(from, to), text);

/** A prompt as a child of this age may type it. The same text gives the same spelling. */
export function inVoice(text: string, voice: Voice): string {
  const plain = text.toLowerCase();
  if (voice === '9 years') return text;
  if (voice === '11 years') return change(plain.replace(/'/g, ''), CHAT);
  if (voice === '7 years') return change(plain.replace(/'/g, ''), EARLY);
  const dice = seededDice(plain.length * 31 + (plain.codePointAt(0) ?? 0));
  return `${pick(dice, ['', 'um ', 'hey '])}${change(plain.replace(/[',.?!]/g, ''), BY_EAR)}`;
}
