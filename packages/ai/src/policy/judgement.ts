import type { Grade, Severity } from '@noodlenaut/domain';

/** Words of one child that must never be stored or sent: names, user name, school. */
export interface KnownWords {
  readonly words: readonly string[];
}

/** What the policy may know about the child who writes. */
export interface Writer {
  readonly grade: Grade;
  readonly known: KnownWords;
  /** The last messages of the same conversation, already scrubbed, oldest first. At most four. */
  readonly recent: readonly string[];
}

/** The verdict about one message. The same message, writer and version give the same verdict. */
export interface Judgement {
  readonly policyVersion: string;
  readonly severity: Severity;
  /** The ids of all rules that matched, for example 'crisis.self-harm.1'. */
  readonly ruleIds: readonly string[];
  /** The message with personal data replaced, for example by '[phone]'. Only this text is stored or sent. */
  readonly scrubbed: string;
  /** What was replaced, for example 'phone'. */
  readonly personalData: readonly string[];
  /** A crisis in which a parent, a relative, a teacher or a tutor is named: only staff may be told (security 6.5). */
  readonly isCaregiverImplicated: boolean;
  /** Nothing matched, but a person should read it: first person with family, body or feeling words. */
  readonly needsReview: boolean;
  /** The reviewed text that answers the message. Null only when the severity is 'fine': then an engine may answer. */
  readonly fixedReply: string | null;
  /** A friendly sentence that comes before the answer when personal data was replaced. */
  readonly notice: string | null;
}

/** The verdict about one answer, before a child sees it (security 6.2, stage S6). */
export interface AnswerVerdict {
  readonly isAllowed: boolean;
  readonly ruleIds: readonly string[];
}
