import type { Judgement, Writer } from './judgement.ts';
import { LIKELY_CRISIS, SURE_CRISIS, crisisScore } from './crisis-score/crisis-score.ts';
import { plainText } from '../local/words/plain-text.ts';
import { scrub } from './personal-data/scrub.ts';
import { fixedReply, noticeFor } from './replies/fixed-reply.ts';
import { isCaregiverImplicated } from './rules/caregiver.ts';
import { classify, worstSeverity } from './rules/classify.ts';
import type { RuleMatch } from './rules/matcher.ts';
import { displayText, normalize } from './text/normalize.ts';
import type { TopicLexicon } from './topic/lexicon.ts';
import { guardTopic } from './topic/topic-guard.ts';
import { POLICY_VERSION } from './version.ts';

const TURNS_READ = 3;

/** No rule knew the sentence, and its words sound like a crisis. As with abuse, only staff is told when a caregiver is named. */
const LIKELY: RuleMatch = { id: 'crisis.likely', category: 'abuse', severity: 'crisis' };

/** A name told before a question says nothing about its topic. */
const INTRODUCTION =
  /\b(?:my name is|my names|i am|im|i'm|this is|its me|it's me) \[name\][\s.,!]*(?:and )?/gi;
const withoutIntroduction = (scrubbed: string): string => {
  const rest = scrubbed.replace(INTRODUCTION, '').trim();
  return rest === '' ? scrubbed : rest;
};

/** Rules that match only when the last messages are read together with this one: a sentence split over turns. */
function matchesOverTurns(
  message: string,
  recent: readonly string[],
  lexicon: TopicLexicon,
): readonly RuleMatch[] {
  const before = recent
    .slice(-TURNS_READ)
    .map((turn) => displayText(turn).slice(-100))
    .join(' ');
  if (before === '') return [];
  const known = new Set(classify(normalize(before), lexicon.has).matches.map(({ id }) => id));
  const together = classify(normalize(`${before} ${message.slice(0, 150)}`, 450), lexicon.has);
  return together.matches.filter(({ id }) => !known.has(id));
}

/**
 * Stages S1 to S4 (security 6.2): what a message is, and the fixed text that answers it. Pure; the same input gives the
 * same verdict (P7.10, P7.11, P7.14).
 * @param message what the child wrote; only the first 300 code points are read
 */
export function judge(message: string, writer: Writer, lexicon: TopicLexicon): Judgement {
  const normalized = normalize(message);
  const { text: scrubbed, kinds } = scrub(normalized.display, writer.known);
  const own = classify(normalized, lexicon.has);
  const matches = [
    ...new Map(
      [...own.matches, ...matchesOverTurns(normalized.display, writer.recent, lexicon)].map((match) => [
        match.id,
        match,
      ]),
    ).values(),
  ];
  const found = worstSeverity(matches.map(({ severity }) => severity));
  // A beaver with a typing error that reads like a beer is still a beaver.
  const isCopied =
    found !== 'crisis' &&
    (lexicon.isLessonText(normalized.match) ||
      (found !== 'fine' && lexicon.isCardQuestion(plainText(scrubbed))));
  const byRules = isCopied ? 'fine' : found;
  const topic =
    byRules === 'fine' && !isCopied
      ? guardTopic(withoutIntroduction(scrubbed), writer.recent.length > 0, lexicon)
      : null;
  const isOff = topic !== null && !topic.isOnTopic && !lexicon.isCardQuestion(plainText(scrubbed));
  const known = byRules !== 'fine' || !isOff ? byRules : 'off-topic';
  const isLikely =
    !isCopied &&
    topic?.reason !== 'card' &&
    known !== 'crisis' &&
    crisisScore(own.views) >= (known === 'fine' ? SURE_CRISIS : LIKELY_CRISIS);
  if (isLikely) matches.push(LIKELY);
  const severity = isLikely ? 'crisis' : known;
  const sorted = [
    ...matches.filter((match) => match.severity === severity),
    ...matches.filter((match) => match.severity !== severity),
  ];
  const implicated = isCaregiverImplicated(matches, own.views);
  return {
    policyVersion: POLICY_VERSION,
    severity,
    ruleIds:
      severity === 'off-topic' ? [`off-topic.${topic?.reason ?? 'unknown'}`] : sorted.map(({ id }) => id),
    scrubbed,
    personalData: kinds,
    isCaregiverImplicated: implicated,
    needsReview: topic !== null && topic.needsReview,
    fixedReply: fixedReply(writer.grade, severity, sorted, implicated),
    notice: noticeFor(kinds),
  };
}
