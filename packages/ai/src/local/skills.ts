import { SUBJECTS, type SubjectId } from '@noodlenaut/domain';
import type { Ask } from './ask.ts';
import { contentWords } from './words/content-words.ts';

export interface Topic {
  readonly subject: SubjectId;
  readonly skill: string;
}

/** 'math-equivalent-fractions' is 'equivalent fractions' to a child. */
export const skillName = (skill: string): string =>
  skill.replace(new RegExp(`^(?:${SUBJECTS.join('|')})-`), '').replaceAll('-', ' ');

/** Stories of English lessons are about anything; their passages say least about a topic. */
const weightOf = (subject: SubjectId, wanted: SubjectId | null): number =>
  subject === 'english' && wanted !== 'english' ? 0.3 : 1;

/** What the words are about: the skill whose lessons fit best together. */
export async function topicOf(text: string, { library, question }: Ask): Promise<Topic | null> {
  const words = contentWords(text);
  if (words.length === 0) return null;
  const { grade, subject } = question;
  const sums = new Map<string, Topic & { readonly sum: number }>();
  for (const found of await library.search(words, { grade, subject, limit: 12 })) {
    const sum = (sums.get(found.skill)?.sum ?? 0) + found.rank * weightOf(found.subject, subject);
    sums.set(found.skill, { subject: found.subject, skill: found.skill, sum });
  }
  const [best] = [...sums.values()].toSorted((one, other) => other.sum - one.sum);
  return best ? { subject: best.subject, skill: best.skill } : null;
}

/** Subject and skill of the activity on screen. */
export async function openTopic(ask: Ask): Promise<Topic | null> {
  const { open, grade, subject } = ask.question;
  if (!open) return null;
  const words = contentWords(`${open.lessonTitle} ${open.activity.question}`).slice(0, 12);
  const found = await ask.library.search(words, { grade, subject, limit: 20 });
  const passage = found.find(({ lessonTitle }) => lessonTitle === open.lessonTitle) ?? found[0];
  return passage ? { subject: passage.subject, skill: passage.skill } : null;
}
