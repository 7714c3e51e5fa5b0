import type { Classroom } from './classroom.ts';

/** A draft of the class's teacher about times tables, from our own questions. */
export const draftOf = async (room: Classroom, topic = 'Multiplication') =>
  (
    await room.teacher.ask('POST', '/api/lesson-drafts', {
      topic,
      subject: 'math',
      grade: '3rd',
      count: 3,
    })
  ).json();

/** A lesson with this title that the class's teacher has drafted and published to the class. Returns its id. */
export async function publishedLesson(room: Classroom, title: string): Promise<string> {
  const draft = await draftOf(room);
  const saved = await room.teacher.ask('PATCH', `/api/lesson-drafts/${draft.id}`, {
    version: draft.version,
    content: { ...draft.content, title },
    vouched: [],
  });
  const published = await room.teacher.ask('POST', `/api/lesson-drafts/${draft.id}/publish`, {
    version: saved.json().version,
    classId: room.id,
  });
  return published.json().lessonId;
}
