import { closedActivity, type Ask, type Intent, type Reply } from '../ask.ts';
import { fitAnswer, sentencesOf } from '../fit-answer.ts';
import { giveHint } from '../hints/give-hint.ts';
import { limitsOf, schoolYear } from '../limits.ts';
import { isAboutShown } from '../key/is-about-shown.ts';
import { isTold } from '../key/is-told.ts';
import type { Passage } from '../question.ts';
import { contentWords } from '../words/content-words.ts';
import { wordsOf } from '../words/plain-text.ts';
import { stem } from '../words/stem.ts';
import { hasKindAsked, standsAlone } from './sentence-fit.ts';
import { mendTypo } from '../words/mend-typos.ts';
import { isRealWord } from '../words/real-words.ts';

/** How much of what was asked an answer must speak of, 0 to 1. Half of it is not enough: the rest may be the point. */
const ENOUGH = 0.95;
/** One grade above the child's own is still read well. */
const GRADES_ABOVE = 1;
const FOUND = 40;

interface Candidate {
  readonly passage: Passage;
  /** The sentence, and what comes after it in its passage. */
  readonly sentences: readonly string[];
  readonly coverage: number;
  readonly score: number;
}

const stemsOf = (text: string): ReadonlySet<string> => new Set(wordsOf(text.toLowerCase()).map(stem));

/** The words asked for, each as it is spelled in the passages when a typing error hides it. */
function askedStems(words: readonly string[], passages: readonly Passage[]): readonly string[] {
  const vocabulary = new Set(passages.flatMap(({ text }) => wordsOf(text.toLowerCase())));
  const known = new Set([...vocabulary].map(stem));
  return [
    ...new Set(
      words.map((word) =>
        stem(known.has(stem(word)) || isRealWord(word) ? word : (mendTypo(word, vocabulary) ?? word)),
      ),
    ),
  ];
}

/** Lessons of English and math speak of many things only as examples. */
const ABOUT_OTHERS: ReadonlySet<string> = new Set(['english', 'math']);
const weightOf = ({ subject, kind, rank }: Passage, { question }: Ask): number =>
  (ABOUT_OTHERS.has(subject) && subject !== question.subject ? 0.5 : 1) *
  (kind === 'introduction' ? 0.7 : kind === 'explanation' ? 0.75 : 1) *
  (1 + rank / 100);

const share = (words: readonly string[], among: ReadonlySet<string>): number =>
  words.length === 0 ? 0 : words.filter((word) => among.has(word)).length / words.length;

/** Sentences that answer by themselves. */
function alone(passage: Passage, asked: readonly string[], ask: Ask): Candidate[] {
  const all = sentencesOf(passage.text);
  const title = stemsOf(passage.lessonTitle);
  return all.flatMap((sentence, index) => {
    if (!standsAlone(sentence) || !hasKindAsked(sentence, ask.text)) return [];
    const said = stemsOf(sentence);
    if (share(asked, said) === 0) return [];
    const isHead = /^(?:tell me about|explain) /.test(ask.text) && said.has(asked.at(-1) ?? '');
    const known = (share(asked, said) + share(asked, new Set([...said, ...title]))) / 2;
    // 'Ancient Egypt' is also told by a sentence about Egypt.
    const coverage = isHead && asked.length === 2 ? Math.max(known, ENOUGH) : known;
    // What a sentence is about stands at its beginning.
    const isFirst = [...said].slice(0, 4).some((word) => asked.includes(word));
    // One word alone says little of what is wanted: then the sentence must be about it.
    if (asked.length === 1 && !isFirst) return [];
    const isSubject = isFirst ? 1.3 : 1;
    const next = all
      .slice(index + 1, index + 2)
      .filter((other) => !/[?!]|\b(?:you|your|we|our)\b/i.test(other));
    return [
      {
        passage,
        sentences: [sentence, ...next],
        coverage,
        score: coverage * coverage * isSubject * weightOf(passage, ask),
      },
    ];
  });
}

/** How much of the question, rare words counting more, an explanation and its own question must speak of. */
const EXPLAINED = 0.85;
/** A lesson's question is like the child's: then its explanation is the answer, also with "It ..." at the beginning. */
function explained(passage: Passage, asked: readonly string[], ask: Ask): Candidate[] {
  if (passage.kind !== 'explanation' || passage.context === undefined) return [];
  const shown = contentWords(passage.context.slice(passage.lessonTitle.length).toLowerCase()).map(stem);
  const around = new Set([...shown, ...stemsOf(passage.text)]);
  const coverage = Math.max(share(asked, around), passage.share ?? 0);
  if ((passage.share ?? coverage) < EXPLAINED || share(asked, new Set(shown)) === 0) return [];
  if (asked.length < 2 && share(shown, new Set(asked)) < 0.5) return [];
  const sentences = sentencesOf(passage.text).filter((sentence) => !/\b[A-F]\b|[?"“]/.test(sentence));
  if (sentences.length === 0) return [];
  const alike = share(shown, new Set(asked)) + (hasKindAsked(passage.text, ask.text) ? 0.2 : 0);
  return [
    {
      passage,
      sentences,
      coverage: Math.max(coverage, ENOUGH),
      score: coverage * coverage * (0.7 + alike) * weightOf(passage, ask),
    },
  ];
}

const wasSaid = ({ question: { turns } }: Ask, sentence: string): boolean =>
  turns.some(({ response }) => response.includes(sentence));

function mayUse(ask: Ask, passage: Passage): boolean {
  const open = closedActivity(ask);
  if (
    passage.kind === 'question' ||
    passage.kind === 'goal' ||
    schoolYear(passage.grade) > ask.year + GRADES_ABOVE
  )
    return false;
  return (
    !open ||
    (!isTold(passage.text, open) &&
      (passage.lessonTitle !== open.lessonTitle || passage.kind === 'introduction'))
  );
}

/** Lessons say the same thing in several places; once is enough. */
function withoutRepeats(sentences: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (const sentence of sentences) {
    const words = contentWords(sentence).map(stem);
    if (!kept.some((other) => share(words, stemsOf(other)) > 0.5)) kept.push(sentence);
  }
  return kept;
}

function composed(ask: Ask, best: Candidate, others: readonly Candidate[]): Reply {
  const { passage } = best;
  const { sentences: most } = limitsOf(ask.question.grade);
  const same = others.filter(
    (other) => other.passage.lessonId === passage.lessonId && other.coverage >= best.coverage * 0.8,
  );
  const body = withoutRepeats([...best.sentences, ...same.flatMap(({ sentences }) => sentences.slice(0, 1))]);
  const source = `From the lesson "${passage.lessonTitle}".`;
  return {
    sentences: body.slice(0, most > 2 ? Math.max(2, best.sentences.length) : 1),
    source,
    practice: { subject: passage.subject, skill: passage.skill },
    suggestions: [
      'Tell me more',
      `Practice ${passage.skill.replace(`${passage.subject}-`, '').replaceAll('-', ' ')}`,
    ],
  };
}

const FUN_FACT =
  /\b(?:fun |cool |interesting |another )?facts?\b|\bsurprise me\b|\bsomething (?:cool|fun|interesting|new)\b/;
const ANY_TOPIC = [
  'animals',
  'bees',
  'moon',
  'ocean',
  'bridge',
  'rain',
  'music',
  'stars',
  'birds',
  'ice',
  'maps',
  'wheels',
] as const;

/** A sentence of a lesson says something about a topic; a question wants one thing, which the sentence may not say. */
const WANTS_ANYTHING =
  /^(?:please |can you )?(?:tell me|talk|explain|show me|teach me|what do you know|something)\b|\bmore about\b/;

/** What the lessons say about it, in at most three of their own sentences, with the lesson's name (P7.04). */
export const curriculumFacts: Intent = async (ask) => {
  const isFun = FUN_FACT.test(ask.text);
  const about = contentWords(ask.text.replace(FUN_FACT, ' '));
  const words = about.length === 0 && isFun ? [ask.dice.pick(ANY_TOPIC)] : about.slice(0, 12);
  if (words.length === 0 || words.length > 8) return null;
  const { grade, subject } = ask.question;
  const found = await ask.library.search(words, { grade, subject, limit: FOUND });
  const asked = askedStems(words, found);
  if (asked.length === 1 && /^(?:is|are|do|does|did|can|was|were|has|have|will) /.test(ask.text)) return null;
  const open = closedActivity(ask);
  if (open && isAboutShown(asked, open)) return giveHint(ask, open);
  const candidates = found
    .filter((passage) => mayUse(ask, passage))
    .flatMap((passage) => [
      ...(isFun || WANTS_ANYTHING.test(ask.text) || asked.length === 1 ? alone(passage, asked, ask) : []),
      ...(isFun ? [] : explained(passage, asked, ask)),
    ])
    .filter(
      ({ sentences: [sentence = ''] }) =>
        fitAnswer([sentence], grade) !== '' && !wasSaid(ask, fitAnswer([sentence], grade)),
    )
    .map((one) => (isFun && one.passage.kind === 'fun-fact' ? { ...one, score: one.score * 2 } : one))
    .toSorted((one, other) => other.score - one.score);
  const [best, ...others] = candidates;
  if (!best || best.coverage < ENOUGH) return null;
  return composed(ask, best, others);
};
