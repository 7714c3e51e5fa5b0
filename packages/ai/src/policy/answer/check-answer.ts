import type { Grade } from '@noodlenaut/domain';
import type { OpenActivity } from '../../local/question.ts';
import type { AnswerVerdict } from '../judgement.ts';
import { scrub } from '../personal-data/scrub.ts';
import { classify } from '../rules/classify.ts';
import { compilePhrase } from '../rules/phrase.ts';
import { readViews } from '../rules/read-views.ts';
import { ANSWER_AT_MOST, normalize } from '../text/normalize.ts';
import type { TopicLexicon } from '../topic/lexicon.ts';
import { hasMarkup, isEnglish } from './answer-language.ts';
import { holdsCanary } from './canary.ts';
import { withoutDenials, withoutSource } from './lesson-source.ts';
import { readingFaults } from './reading-limits.ts';
import { GROWN_UP_STEPS, SPEECH_RULES } from './speech-rules.ts';
import { tellsKey } from './tells-key.ts';

const SPEECH = SPEECH_RULES.flatMap(({ id, phrases }) =>
  phrases.map((phrase) => ({ id: `speech.${id}`, ...compilePhrase(phrase) })),
);
/** As written and corrected. Further readings, for example without spaces, only make false alarms in an answer. */
const VIEWS_READ = 2;
const STEPS = GROWN_UP_STEPS.map(compilePhrase);
const GROWN_UP = /grown ?-?up|adult|parent|teacher|mom|dad/;
const CONTACTS: ReadonlySet<string> = new Set(['email', 'phone', 'link', 'handle', 'card', 'address']);
/** Rules that read a child's words about itself; an answer speaks of numbers and lessons with the same words. */
const ONLY_FOR_CHILDREN = /^(?:injection|advice)\./;

export interface AnswerSetting {
  readonly grade: Grade;
  readonly open: OpenActivity | null;
  /** Words that the speller leaves alone. */
  readonly allowedWords?: TopicLexicon;
}

/**
 * Stage S6 (security 6.2): may a child of this grade see this answer now? Pure; for every engine, also our own (P7.12, P7.13).
 * @param answer at most 2,000 code points; a longer one is refused
 */
export function checkAnswer(answer: string, { grade, open, allowedWords }: AnswerSetting): AnswerVerdict {
  const faults = new Set<string>(tellsKey(answer, open));
  const normalized = normalize(answer, ANSWER_AT_MOST);
  if (answer.length > ANSWER_AT_MOST) faults.add('reading.length');
  if (normalized.match === '') faults.add('empty');
  if (!answer.isWellFormed() || hasMarkup(answer)) faults.add('markup');
  if (!isEnglish(normalized.match)) faults.add('language');
  if (holdsCanary(normalized.display)) faults.add('canary');
  for (const fault of readingFaults(normalized.display, grade)) faults.add(fault);
  for (const kind of scrub(normalized.display, { words: [] }, ANSWER_AT_MOST).kinds)
    if (CONTACTS.has(kind)) faults.add(`contact.${kind}`);
  const { matches } = classify(normalized, allowedWords?.has);
  for (const { id } of matches) if (!ONLY_FOR_CHILDREN.test(id)) faults.add(id);
  const spoken = normalize(withoutSource(answer, allowedWords), ANSWER_AT_MOST);
  const views = readViews(spoken, allowedWords?.has ?? (() => false));
  for (const words of views.slice(0, VIEWS_READ)) {
    const text = withoutDenials(` ${words.join(' ')} `);
    for (const { id, pattern } of SPEECH) if (pattern.test(text)) faults.add(id);
    if (!GROWN_UP.test(text) && STEPS.some(({ pattern }) => pattern.test(text)))
      faults.add('speech.no-grown-up');
  }
  return { isAllowed: faults.size === 0, ruleIds: [...faults] };
}
