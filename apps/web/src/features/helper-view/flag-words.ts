import type { Severity } from '@noodlenaut/domain';

interface Flag {
  /** What the pill says. */
  readonly word: string;
  /** What a grown-up may do about it; null where nothing is needed. */
  readonly advice: string | null;
  readonly tone: 'red' | 'orange' | 'yellow' | 'none';
}

/** What a message was found to be, in words for a guardian. Null: an ordinary question. */
export const FLAGS: Readonly<Record<Severity, Flag | null>> = {
  crisis: {
    word: 'May mean danger',
    advice:
      'Please talk now, calmly. Listen first, and say that nobody is in trouble for writing this. The rules of the helper may also be wrong: asking is right in both cases.',
    tone: 'red',
  },
  harmful: {
    word: 'Harmful topic',
    advice: 'Talk about it in a quiet moment today. Ask what made it come up.',
    tone: 'orange',
  },
  rude: { word: 'Rude words', advice: null, tone: 'yellow' },
  injection: { word: 'Tried to change the helper’s rules', advice: null, tone: 'none' },
  advice: { word: 'A question for a grown-up', advice: null, tone: 'none' },
  'off-topic': { word: 'Not about learning', advice: null, tone: 'none' },
  fine: null,
};

/** What an alert is about, by the policy's category. */
const TOPICS: Readonly<Record<string, string>> = {
  'self-harm': 'hurting oneself',
  likely: 'words that sound like danger',
  abuse: 'being hurt by somebody',
  grooming: 'a stranger who asks for secrets, pictures or a meeting',
  danger: 'being in danger',
  swallowed: 'having swallowed something dangerous',
  sexual: 'sexual words',
  violence: 'violence',
  weapons: 'weapons',
  drugs: 'drugs, alcohol or smoking',
  eating: 'eating and one’s own body',
  challenges: 'a dangerous dare',
  hate: 'hate against a group',
  bullying: 'bullying',
  profanity: 'swear words',
};

/** 'hurting oneself' of 'self-harm'. A category without words of its own is 'another topic'. */
export const topicWords = (topic: string): string => TOPICS[topic] ?? 'another topic';
