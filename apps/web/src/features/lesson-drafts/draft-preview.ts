import { sealLesson } from '@noodlenaut/domain';
import type { QueryClient } from '@tanstack/react-query';
import { trpc } from '../../lib/api/api.ts';
import { hasStatus } from '../../lib/api/error-sentences.ts';
import type { SealedLesson } from '../../lib/api/replies.ts';
import type { LessonDraft } from './draft-words.ts';

/** A class's lesson pays as much as an easy one. */
const POINTS = 10;

/** A draft as a child would play it: sealed, and as a preview in which nothing is recorded. */
export const previewOf = ({ id, subject, grade, content, updatedAt }: LessonDraft): SealedLesson => ({
  id,
  subjectId: subject,
  grade,
  title: content.title,
  number: 1,
  difficulty: 1,
  completed: false,
  points: POINTS,
  createdAt: updatedAt,
  content: sealLesson(content),
  step: 0,
  answers: [],
  secondRound: { activities: [], answers: [], behind: 0 },
  preview: true,
});

/** The saved draft to look at; null: it is not the viewer's. */
export async function loadPreview(client: QueryClient, draftId: string): Promise<SealedLesson | null> {
  try {
    const draft = await client.fetchQuery({
      ...trpc.lessonDrafts.get.queryOptions({ draftId }),
      staleTime: 0,
    });
    return previewOf(draft);
  } catch (error) {
    if (hasStatus(error, 400, 404)) return null;
    throw error;
  }
}
